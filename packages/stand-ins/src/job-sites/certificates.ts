import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { createSecureContext, type SecureContext } from 'node:tls';
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

type Keys = NonNullable<Parameters<typeof X509CertificateGenerator.createSelfSigned>[0]['keys']>;

export interface Certificates {
  /** Root certificate to trust, as PEM. */
  readonly authority: string;
  /** Picks a certificate by SNI host name. */
  readonly contextFor: (name: string) => SecureContext;
}

async function pem({ privateKey }: Keys): Promise<string> {
  const key: unknown = privateKey;
  const exported = await webcrypto.subtle.exportKey('pkcs8', key as webcrypto.CryptoKey);
  const bytes = Buffer.from(exported).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n`;
}

/** A test certificate authority: valid certificates for `names`, and three kinds of invalid ones. */
export async function makeCertificates(names: readonly string[]): Promise<Certificates> {
  const makeKeys = async (): Promise<Keys> => {
    // The library uses the browser's types for the same keys.
    const keys: unknown = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    return keys as Keys;
  };
  const now = Date.now();
  const authorityKeys = await makeKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Stand-in authority',
    notBefore: new Date(now - 2 * DAY_MS),
    notAfter: new Date(now + 30 * DAY_MS),
    keys: authorityKeys,
    signingAlgorithm: ALGORITHM,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  });
  const keys = await makeKeys();
  const key = await pem(keys);
  const signed = (hosts: readonly string[], from: number, until: number): Promise<X509Certificate> =>
    X509CertificateGenerator.create({
      subject: 'CN=Stand-in site',
      issuer: authority.subject,
      notBefore: new Date(from),
      notAfter: new Date(until),
      publicKey: keys.publicKey,
      signingKey: authorityKeys.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns' as const, value }))),
      ],
    });
  const context = (certificate: X509Certificate) =>
    createSecureContext({ key, cert: certificate.toString('pem') });
  const good = context(await signed(names, now - DAY_MS, now + 30 * DAY_MS));
  const bad: Readonly<Record<string, SecureContext>> = {
    'expired.com': context(await signed(['expired.com'], now - 2 * DAY_MS, now - DAY_MS)),
    'wrong-name.com': context(await signed(['other.com'], now - DAY_MS, now + DAY_MS)),
    'self-signed.com': context(
      await X509CertificateGenerator.createSelfSigned({
        name: 'CN=self-signed.com',
        notBefore: new Date(now - DAY_MS),
        notAfter: new Date(now + DAY_MS),
        keys,
        signingAlgorithm: ALGORITHM,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'self-signed.com' }])],
      }),
    ),
  };
  return { authority: authority.toString('pem'), contextFor: (name) => bad[name] ?? good };
}
