import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const complete = {
  APP_ORIGINS: 'https://lauda.example,https://lauda.example.br',
  DATABASE_URL: 'postgres://app@db/lauda',
  DATABASE_SYSTEM_URL: 'postgres://system@db/lauda',
  DATABASE_AUTH_URL: 'postgres://auth@db/lauda',
  AUTH_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://cache',
  SMTP_URL: 'smtp://mail',
};

const faultsOf = (source: Record<string, string | undefined>): string => {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
};

describe('environment', () => {
  it('fills in what has a sensible default', () => {
    const env = parseEnv(complete);
    expect(env).toMatchObject({ PORT: 3000, NODE_ENV: 'production', LOG_LEVEL: 'info', TRUSTED_PROXIES: 0 });
    expect(env.APP_ORIGINS).toEqual(['https://lauda.example', 'https://lauda.example.br']);
  });

  it('names every missing setting at once', () => {
    const message = faultsOf({});
    for (const name of Object.keys(complete)) expect(message).toContain(`${name} is missing`);
  });

  it('takes an empty line for a missing setting', () => {
    expect(faultsOf({ ...complete, REDIS_URL: '' })).toContain('REDIS_URL is missing');
  });

  it.each([
    [{ APP_ORIGINS: 'https://lauda.example/path' }, 'APP_ORIGINS'],
    [{ APP_ORIGINS: 'lauda.example' }, 'APP_ORIGINS'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not a postgres://'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET is shorter than 32'],
    [{ AUTH_SECRET_PREVIOUS: `${'y'.repeat(32)},short` }, 'AUTH_SECRET_PREVIOUS holds a secret'],
    [{ SECURITY_CONTACT: 'security@lauda.example' }, 'SECURITY_CONTACT is not a mailto: or https:// address'],
    [{ HSTS_PRELOAD: 'yes' }, 'HSTS_PRELOAD is not true or false'],
    [{ PORT: 'eighty' }, 'PORT is not a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ LOCALE_HOSTS: 'lauda.example.br=pt' }, 'LOCALE_HOSTS'],
    [{ OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL is not a mail address'],
    [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER is not an https:// address'],
    [{ GOOGLE_ISSUER: 'http://localhost.example' }, 'GOOGLE_ISSUER is not an https:// address'],
    [{ LINKEDIN_ISSUER: 'linkedin' }, 'LINKEDIN_ISSUER is not an https:// address'],
    [{ LINKEDIN_PKCE: 'maybe' }, 'LINKEDIN_PKCE is not on or off'],
    [{ GOOGLE_CLIENT_ID: 'lauda' }, 'GOOGLE_CLIENT_SECRET is missing, which GOOGLE_CLIENT_ID needs'],
    [{ AI_PROVIDER: 'gpt' }, 'AI_PROVIDER is not none, openai, anthropic, google or compatible'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is missing, which AI_PROVIDER=openai needs'],
    [{ AI_PROVIDER: 'google', AI_API_KEY: 'k' }, 'AI_MODEL is missing, which AI_PROVIDER=google needs'],
    [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is missing'],
    [{ AI_BASE_URL: 'ollama:11434' }, 'AI_BASE_URL is not an http(s):// address'],
    [{ AI_MONTHLY_TOKENS: 'much' }, 'AI_MONTHLY_TOKENS is not a number'],
    [{ AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS is under 1'],
  ])('says what is wrong with %o', (fault, expected) => {
    expect(faultsOf({ ...complete, ...fault })).toContain(expected);
  });

  it('lets providers speak plain http on this machine only', () => {
    const issuer = 'http://127.0.0.1:4190';
    expect(parseEnv({ ...complete, GOOGLE_ISSUER: issuer })).toMatchObject({ GOOGLE_ISSUER: issuer });
    expect(parseEnv(complete)).toMatchObject({ GOOGLE_ISSUER: 'https://accounts.google.com' });
  });

  it('reads host names that belong to a language', () => {
    expect(
      parseEnv({
        ...complete,
        LEGAL_PROCESSORS: 'Pay Inc.:payments:US; Servers:hosting:DE',
        LEGAL_COUNTRY: 'BR',
      }),
    ).toMatchObject({
      LEGAL_PROCESSORS: [
        { name: 'Pay Inc.', task: 'payments', country: 'US' },
        { name: 'Servers', task: 'hosting', country: 'DE' },
      ],
      LEGAL_COUNTRY: 'BR',
    });
    for (const wrong of ['Pay Inc.', 'Pay:money:US', 'Pay:payments:USA'])
      expect(() => parseEnv({ ...complete, LEGAL_PROCESSORS: wrong })).toThrow(EnvError);
    expect(parseEnv({ ...complete, LOCALE_HOSTS: 'Lauda.example.br=pt-BR' }).LOCALE_HOSTS).toEqual({
      'lauda.example.br': 'pt-BR',
    });
  });
});
