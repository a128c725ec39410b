import { normaliseResume } from '../../../packages/domain/src/resume/schema.ts';

const WORDS =
  'led built designed improved reduced revenue team platform customers migration service latency quarterly stakeholders delivered onboarding pipeline data cloud product roadmap mentored hired analysis reporting automation testing release'.split(
    ' ',
  );

/** A resume of two full pages, about 10 KB, the same in every run. It compresses like prose. */
export function benchResume(): string {
  let state = 1;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const say = (count: number): string =>
    Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
  const bullets = (): string => Array.from({ length: 5 }, () => `- ${say(22)}`).join('\n');
  const resume = normaliseResume(
    {
      title: 'My resume',
      personalInfo: { firstName: 'Ana', lastName: 'Lima', email: 'ana@lauda.example', summary: say(60) },
      experience: Array.from({ length: 6 }, (_, index) => ({
        id: `experience-${index}`,
        company: say(2),
        position: say(3),
        startDate: '2020-01',
        current: true,
        description: bullets(),
      })),
      education: Array.from({ length: 3 }, (_, index) => ({
        id: `education-${index}`,
        school: say(3),
        degree: 'bachelor',
        description: say(12),
      })),
      skills: Array.from({ length: 18 }, (_, index) => ({
        id: `skill-${index}`,
        name: say(1),
        skillLevelId: 'expert',
      })),
    },
    { language: 'en-US' },
  );
  return JSON.stringify(resume);
}
