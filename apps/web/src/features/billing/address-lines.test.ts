import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const PAULISTA = {
  line1: 'Avenida Paulista, 1000',
  line2: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310-100',
  country: 'BR',
};

it('writes an address as its country does', () => {
  expect(addressLines(PAULISTA)).toEqual([
    'Avenida Paulista, 1000',
    'Bela Vista',
    'São Paulo – SP',
    '01310-100',
    'BR',
  ]);
  const portland = {
    ...PAULISTA,
    line2: '',
    city: 'Portland',
    state: 'OR',
    postalCode: '97201',
    country: 'US',
  };
  expect(addressLines(portland)).toEqual(['Avenida Paulista, 1000', 'Portland, OR 97201', 'US']);
  const lisbon = {
    ...PAULISTA,
    line2: '',
    city: 'Lisboa',
    state: '',
    postalCode: '1000-001',
    country: 'PT',
  };
  expect(addressLines(lisbon)).toEqual(['Avenida Paulista, 1000', '1000-001 Lisboa', 'PT']);
});
