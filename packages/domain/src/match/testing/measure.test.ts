import { expect, it } from 'vitest';
import { judgeAd, skillFigures } from './measure.ts';

const ad = {
  id: 'ad-of-a-test',
  language: 'en-US',
  title: 'Clerk',
  text: 'Clerk\n\nRequirements\n- Excel\n- Word\n- Kafka\n- Docker',
  skills: [
    { name: 'Excel', kind: 'must', quote: 'Excel' },
    { name: 'Patience', kind: 'must', quote: 'Requirements' },
  ],
  neutral: ['Word', 'Kaf'],
  requirements: null,
};

it('counts a neutral word neither as right nor as wrong, and as wrong when strict', () => {
  const judged = judgeAd(ad);
  expect(judged).toMatchObject({
    right: ['excel'],
    neutral: ['word'],
    wrong: ['kafka', 'docker'],
    missed: ['Patience'],
  });
  expect(skillFigures([judged])).toEqual({ precision: 1 / 3, strict: 1 / 4, recall: 1 / 2 });
});
