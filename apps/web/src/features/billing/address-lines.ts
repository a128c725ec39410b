import type { Plan } from '@lauda/contract/billing/plans';

type Address = NonNullable<Plan['billingInfo']>['address'];

const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

/**
 * Brazil: 'São Paulo – SP', then the CEP. United States: 'Portland, OR 97201'. Elsewhere the postal code comes first.
 */
function townLines({ postalCode, city, state, country }: Address): string[] {
  if (country === 'BR') return [joined(' – ', city, state), postalCode];
  if (country === 'US') return [joined(' ', joined(', ', city, state), postalCode)];
  return [joined(' ', postalCode, city, state)];
}

/** An address formatted as in its own country, one line each. */
export const addressLines = (address: Address): string[] =>
  [address.line1, address.line2, ...townLines(address), address.country].filter((line) => line !== '');
