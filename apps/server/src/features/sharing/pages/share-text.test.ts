import { sampleResume } from '@lauda/domain/resume/sample';
import { expect, it } from 'vitest';
import { shareText } from './share-text.ts';

it('links a phone number that can be called', () => {
  const sample = sampleResume('en-US');
  const { body } = shareText({
    ...sample,
    personalInfo: { ...sample.personalInfo, phone: '4155550132' },
  });
  expect(body.source).toContain('<a href="tel:+14155550132"');
  expect(body.source).toContain('(415) 555-0132');
});

it('puts roles at one employer under its name, one level below it', () => {
  const sample = sampleResume('en-US');
  const company = 'Zephyr Mills';
  const experience = sample.experience.map((job) => Object.assign({}, job, { company }));
  const { body } = shareText({ ...sample, experience });
  expect(body.source.split(company)).toHaveLength(2);
  expect(body.source).toMatch(/<h3>Zephyr Mills<\/h3><p class="facts">[^<]+<\/p><article><h4>/);
});

it('names the groups of skills, each above its own', () => {
  const sample = sampleResume('en-US');
  const skill = (name: string, group: string) => ({ id: name, name, group, skillLevelId: '' as const });
  const { body } = shareText({
    ...sample,
    skills: [
      skill('Kafka', 'Platforms'),
      skill('SQL', 'Languages'),
      skill('dbt', 'Platforms'),
      skill('Chess', ''),
    ],
  });
  expect(body.source).toMatch(/<h3>Platforms<\/h3><ul class="plain"><li>Kafka<\/li><li>dbt<\/li><\/ul>/);
  expect(body.source).toMatch(/<h3>Languages<\/h3><ul class="plain"><li>SQL<\/li><\/ul>/);
  expect(body.source).not.toContain('<h3></h3>');
});
