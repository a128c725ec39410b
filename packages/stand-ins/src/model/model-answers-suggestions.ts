import { type ModelAnswer, sentencesOf } from './model-answers.ts';

/** Tools and skills that the stand-in recognizes in the user's text. */
const KNOWN_SKILLS = [
  'Figma',
  'SQL',
  'Excel',
  'Python',
  'TypeScript',
  'React',
  'PostgreSQL',
  'Salesforce',
  'SAP',
  'Power BI',
  'AutoCAD',
  'Photoshop',
];

/** Weak openings that say nothing. */
const WEAK = /^(?:I |Eu |Responsible for |Was responsible for |Responsável por |Fui responsável por )/i;

const polished = (line: string): string => {
  const text = line.replace(WEAK, '').trim().replace(/[.;]$/, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const suggestSummary: ModelAnswer = ({ data, isPortuguese }) => {
  const lines = (data['history'] ?? '').split('\n').filter((line) => line.startsWith('• '));
  const sentences = sentencesOf({ lines: lines.join('\n') }).map((line) => polished(line.replace('• ', '')));
  const title = (data['jobTitle'] ?? '').trim();
  const lead = title === '' ? '' : `${title}. `;
  const nothing = isPortuguese ? 'Conte um pouco mais do seu trabalho.' : 'Tell a little more of your work.';
  const summaries = [sentences.slice(0, 2), sentences.slice(1, 3), sentences.slice(0, 1)]
    .filter((some) => some.length > 0)
    .map((some) => lead + some.join(' '));
  return { summaries: summaries.length > 0 ? [...new Set(summaries)] : [lead + nothing] };
};

const suggestBullets: ModelAnswer = ({ data, isPortuguese }) => {
  const lines = (data['lines'] ?? '')
    .split('\n')
    .map((line) => /^(\d+)\. (.+)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, number, text]) => ({ rewrites: Number(number), text: polished(text ?? '') }));
  const nothing = isPortuguese ? 'Descreva o que você fez aqui.' : 'Describe what you did here.';
  return { bullets: lines.length > 0 ? lines : [{ rewrites: null, text: nothing }] };
};

const suggestSkills: ModelAnswer = ({ data }) => {
  const [history = '', skills = ''] = [data['history'], data['skills']];
  return {
    skills: KNOWN_SKILLS.filter(
      (name) =>
        history.toLowerCase().includes(name.toLowerCase()) &&
        !skills.toLowerCase().includes(name.toLowerCase()),
    ),
  };
};

export const SUGGESTION_ANSWERS: Readonly<Record<string, ModelAnswer>> = {
  'suggest-summary': suggestSummary,
  'suggest-bullets': suggestBullets,
  'suggest-skills': suggestSkills,
};
