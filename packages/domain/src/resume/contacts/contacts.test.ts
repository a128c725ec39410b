import { describe, expect, it } from 'vitest';
import { contactAdvice } from './contact-advice.ts';
import { contactFromLink, contactHref, printedContactLabel } from './contacts.ts';
import type { Contact } from '../resume.ts';

const contact = (kind: Contact['kind'], value: string, label = ''): Contact => ({
  id: 'c',
  kind,
  label,
  value,
});

describe('contacts', () => {
  it.each([
    ['LinkedIn', 'https://www.linkedin.com/in/ana', 'linkedin'],
    ['', 'br.linkedin.com/in/ana', 'linkedin'],
    ['linkedin', 'ana-souza', 'linkedin'],
    ['', 'github.com/ana', 'github'],
    ['', 'notgithub.com/ana', 'website'],
    ['Site', 'ana.example', 'website'],
    ['My code', 'github.com/ana', 'other'],
  ])('[ENT-07] knows what %j %j is', (label, url, kind) => {
    expect(contactFromLink(label, url)).toEqual({ kind, label: kind === 'other' ? label : '', value: url });
  });

  it('[ENT-07] prints an address as it is, and a word in front of what does not say itself what it is', () => {
    const label = (own: Contact) => [printedContactLabel(own, 'en-US'), printedContactLabel(own, 'pt-BR')];
    expect(label(contact('linkedin', 'linkedin.com/in/ana'))).toEqual(['', '']);
    expect(label(contact('linkedin', '@ana'))).toEqual(['LinkedIn', 'LinkedIn']);
    expect(label(contact('drivingLicense', 'B'))).toEqual(['Driver’s license', 'CNH']);
    expect(label(contact('other', 'Santos FC', ' Team '))).toEqual(['Team', 'Team']);
  });

  it('[ENT-07] links addresses only, and none that would run', () => {
    expect(contactHref(contact('website', 'ana.example'))).toBe('https://ana.example/');
    expect(contactHref(contact('other', 'ana.example', 'Shop'))).toBe('https://ana.example/');
    expect(contactHref(contact('website', 'javascript:alert(1)'))).toBeNull();
    expect(contactHref(contact('address', 'Rua.Nova'))).toBeNull();
  });

  it.each([
    ['CPF', '123.456.789-09', 'nationalId'],
    ['Documento', '123.456.789-09', 'nationalId'],
    ['RG', '12.345.678-9', 'nationalId'],
    ['Data de nascimento', '03/04/1990', 'birthDate'],
    ['Idade', '34', 'birthDate'],
    ['Date of birth', 'April 1990', 'birthDate'],
    ['Estado civil', 'casada', 'maritalStatus'],
    ['', 'Married', 'maritalStatus'],
    ['Languages', 'English', null],
    ['Argentina', 'RGB', null],
    ['Agenda', 'Monday', null],
  ])('[ENT-07] advises on %j %j: %s', (label, value, advice) => {
    expect(contactAdvice(contact('other', value, label))).toBe(advice);
  });
});
