import { describe, expect, it } from 'vitest';
import { isBetween, isKnownQuantity } from './compare-quantities.ts';
import { datesOf } from '../own-data/dates.ts';
import { quantitiesOf } from './quantities.ts';

const says = (own: string, claimed: string) =>
  quantitiesOf(claimed).every(
    (one) => isKnownQuantity(one, quantitiesOf(own)) || isBetween(one, quantitiesOf(own)),
  );

describe('quantities', () => {
  it.each([
    ['1.2M users', '1,2 milhão de usuários'],
    ['1.2M users', '1.200.000 usuários'],
    ['1.200 pedidos', '1,200 orders'],
    ['R$ 40 mil', 'R$ 40.000'],
    ['$86,000', '$86K'],
    ['25 people', 'twenty-five people'],
    ['230 clientes', 'duzentos e trinta clientes'],
    ['205 beds', 'two hundred and five beds'],
    ['100%', 'doubled'],
    ['50%', 'half'],
    ['metade', '50 por cento'],
    ['from 10 to 20 orders', 'doubled the orders'],
    ['from 11 to 6 weeks', '11 weeks down to 6 weeks'],
    ['4 working days, down from 9', 'from 9 working days to 4'],
    ['18 months', '1.5 years'],
    ['dois anos', '24 months'],
    ['1,187 students', 'nearly 1,200 students'],
    ['1,187 students', 'over 1,100 students'],
    ['450 students', 'hundreds of students'],
    ['more than 40 shops', '40+ shops'],
    ['a 12-litre tank', '12 L tank'],
    ['38 °C', '38 degrees Celsius'],
    ['90 m²', '90 metros quadrados'],
    ['58% fewer', 'more than half'],
  ])('%j says %j', (own, claimed) => {
    expect(quantitiesOf(claimed)).not.toEqual([]);
    expect(says(own, claimed)).toBe(true);
  });

  it.each([
    ['40 users', '50 users'],
    ['40 users', '40% of users'],
    ['R$ 40 mil', 'R$ 40 milhões'],
    ['R$ 40 mil', 'US$ 40 mil'],
    ['R$ 24 mil para R$ 17 mil', 'R$ 24 mil para R$ 7 mil'],
    ['11 weeks', '11 months'],
    ['99.6%', '99.96%'],
    ['40 shops', 'more than 40 shops'],
    ['10 and 15 people', '25 people'],
    ['30%', 'doubled'],
    ['45 students', 'thousands of students'],
    ['1,187 students', 'nearly 1,500 students'],
    ['a 12-litre tank', '12-gallon tank'],
    ['38 °C', '38 °F'],
    ['30% fewer', 'more than half'],
    ['first in line', '1 line'],
  ])('%j does not say %j', (own, claimed) => {
    expect(says(own, claimed)).toBe(false);
  });

  it('takes no number out of a name', () => {
    expect(quantitiesOf('5S, B2B, 24/7, 3D, S3, NR-35').map(({ values }) => values)).toEqual([]);
  });

  it('reads dates as people write them', () => {
    const dates = datesOf('since March 2019, 03/2020, maio de 2021, 2018-07 and 2015; 2000 km 20150').map(
      ({ date }) => date,
    );
    expect(dates).toEqual(['2019-03', '2020-03', '2021-05', '2018-07', '2015', '2000']);
  });
});
