import { foldWords } from '../text/fold.ts';

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'links'
  | 'contact'
  | 'other';

/**
 * Words of headings in English, Portuguese and Spanish, without accents. The first match wins: 'volunteer experience'
 * is not work experience, 'language skills' are languages.
 */
const KINDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'contact',
    /\b(get in touch|reach me|find me|talk to me|fale comigo|onde me encontrar|contact|contacts|contato|contatos|contacto|contactos|personal (details|information|info|data)|dados (pessoais|de contato|cadastrais)|informacoes (pessoais|de contato)|datos (personales|de contacto)|informacion (personal|de contacto)|contact (details|information|info))\b/,
  ],
  [
    'other',
    /\b(volunteer\w*|voluntari\w*|community|comunidad\w*|comunitari\w*|extracurricular\w*|atividades|actividades|activities|interests?|interesses?|intereses|hobbies|hobby|references?|referencias|referees|awards?|premios?|premiac\w+|honou?rs?|honras|distinctions?|reconhecimento\w*|reconocimientos?|recognitions?|achievements?|conquistas|logros|publications?|publicac\w+|publicaciones|patents?|patentes|talks|speaking|palestras|apresentacoes|presentations?|conferences?|conferencias|memberships?|associa\w+|afilia\w+|affiliations?|informacoes (adicionais|complementares)|additional information|informacion adicional|otros datos|outras informacoes|research interests|artistic|leisure|test scores|military service)\b/,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|personal|my) )?(?:summary|profile|overview|statement|objective)$|^resumo\b|^resumen\b|^sintese\b/,
  ],
  [
    'certifications',
    /\b(certifica\w+|certificates?|licen[cs]es?|licencas?|licencias?|credentials?|credenciais|courses?|cursos|coursework|trainings?|treinamentos|capacita\w+|professional development|desenvolvimento profissional|aperfeicoamento)\b/,
  ],
  [
    'languages',
    /\b(what i speak|(?:languages|linguas|idiomas) (?:i speak|que falo)|languages?|idiomas?|linguas?|lenguas?|linguistic\w*)\b/,
  ],
  [
    'links',
    /\b(links?|profiles|perfis|online presence|presenca (online|digital)|on the web|social (media|profiles|links|networks)|redes sociais|redes sociales|websites?|portfolio|portifolio|enlaces)\b/,
  ],
  ['projects', /\b(projects?|projetos?|proyectos?|open source|portfolio de projetos)\b/],
  ['experience', /\b(appointments?|positions held|cargos ocupados|atuacao profissional)\b/],
  [
    'education',
    /\b(education\w*|educacao|educacion|educacional|formacao|formacion|academic\w*|academica|academico|escolaridade|escolaridad|studies|estudos|estudios|schooling|what i studied|where i studied|o que estudei|onde estudei|degrees?|historico academico|qualificacao academica)\b/,
  ],
  [
    'experience',
    /\b(experiences?|experiencias?|employment|work (history|background)|career (history|summary of positions|path)|career|carreira|historico (profissional|laboral|de trabalho)|historial laboral|trajetoria|trayectoria|emprego\w*|empleo\w*|atuacao profissional|appointments?|vivencia|positions|professional (history|background)|vida laboral|internships?|estagios?|jobs|where i (?:ve |have )?worked|onde (?:ja )?trabalhei|por onde passei)\b/,
  ],
  [
    'skills',
    /\b(skills?|competenc\w+|habilidades?|aptidoes|aptitudes|abilities|capabilities|expertise|strengths|proficienc\w+|technolog\w+|tecnologias?|technical (toolkit|stack|knowledge|proficiency)|tech stack|stack|tools?|toolbox|toolkit|ferramentas|herramientas|conhecimentos?|conocimientos|especialidades?|specialties|specialt\w+|key qualifications|areas of (expertise|knowledge|focus)|areas de (atuacao|conhecimento|especialidad)|soft skills|hard skills|destrezas|what i (?:do|know|bring|offer)(?: best)?|o que (?:eu )?(?:sei|faco)(?: fazer| bem)?)\b/,
  ],
  [
    'summary',
    /\b(summary|profile|about( me)?|who i am|objectives?|objetivos?|resumo|resumen|perfil|sobre( mim| mi)?|quem sou|acerca de mi|bio|biography|biografia|introduction|introducao|apresentacao|presentacion|statement|overview|sintese|qualifications|qualificacoes|extracto|sumario|highlights|destaques|headline|in brief|em resumo)\b/,
  ],
];

/** Words that may accompany those above without turning the heading into a sentence. */
const BESIDE = new Set(
  `professional profissional profissionais profesional profesionales work relevant relevante relevantes selected other outros outras
  additional adicionais adicional key core main principais principal top technical tecnicas tecnicos tecnica my minha meu minhas
  meus mi personal pessoal pessoais career carreira de da do das dos e and y of en em in the a o as os with com for para
  academic academica academico academicas academicos complementar complementares complementaria further continuing executive
  executivo executiva industry areas area summary profile history historico background information informacoes and
  courses cursos certificates qualificacoes qualifications training licenses teaching research ensino pesquisa field campo
  projects social media profiles foreign estrangeiros estrangeiras extracurricular leadership lideranca recent recentes
  statement details dados knowledge conhecimentos tools ferramentas informatica it computer digital digitais languages
  interpersonal interests hobbies awards honors achievements volunteer service activities memberships presentations
  publications links online presence accomplishments results resultados experience experiences experiencia education
  trabalho trabalhos trabajo spoken faladas notable featured side freelance major minor formal latest continuous ongoing complementary adicionales relevantes notaveis destaque corporate
  skills competencies competencias habilidades abilities objective objetivo about me mim sobre highlights talks`
    .split(/\s+/)
    .filter(Boolean),
);

/** A number or character before a heading: '01 Experience', 'II. Education', '◆ Skills'. */
export const ORNAMENT =
  /^\s*(?:(?:\d{1,2}|[IVX]{1,4}(?=[.)]))[.)]?\s*[–—|:-]?\s*|[^\p{L}\p{N}("'“]+\s*)(?=\p{L})/u;
/** 'Academic and professional positions' are positions. */
const ADJECTIVE = /^(?:academic|professional|clinical|teaching|research|academicas?|profissiona(?:l|is))$/;

const MOST_WORDS = 6;
const LONGEST = 60;

/** The section kind of a heading, or null if it does not read like a resume heading. */
export function sectionKind(line: string): SectionKind | null {
  if (line.length > LONGEST) return null;
  const heading = line.replace(ORNAMENT, '');
  const parts = heading.split(/\s+(?:&|and|e|y)\s+|\s*[/,+]\s+/i);
  const isAdjective = ADJECTIVE.test(foldWords(parts[0] ?? ''));
  const kinds = parts.length > 1 && !isAdjective ? parts.map((part) => sectionKind(part)) : [null];
  if (kinds.every((kind) => kind !== null))
    return kinds.find((kind) => kind !== 'summary' && kind !== 'other') ?? kinds[0] ?? null;
  const text = foldWords(heading);
  if (text === '' || text.split(' ').length > MOST_WORDS || /[.!?]\s*$|[\d@]/.test(heading)) return null;
  const kind = KINDS.find(([, form]) => form.test(text));
  if (kind === undefined) return compactKind(text);
  const rest = text.replace(new RegExp(kind[1].source, 'g'), ' ').split(' ').filter(Boolean);
  return rest.every((word) => BESIDE.has(word) || KINDS.some(([, form]) => form.test(word))) ? kind[0] : null;
}

const COMPACT: Readonly<Record<string, SectionKind>> = Object.fromEntries(
  (
    [
      [
        'experience',
        'experience professionalexperience workexperience experiencia experienciaprofissional experienciasprofissionais experiencialaboral historicoprofissional employmenthistory workhistory',
      ],
      ['education', 'education formacao formacaoacademica educacao educacion formacion academicbackground'],
      [
        'skills',
        'skills technicalskills competencias habilidades habilidadesecompetencias keyskills coreskills competenciastecnicas skillsandexpertise',
      ],
      ['languages', 'languages idiomas linguas'],
      [
        'summary',
        'summary profile objetivo objective resumo perfil aboutme sobremim resumoprofissional professionalsummary perfilprofissional',
      ],
      [
        'certifications',
        'certifications certificacoes certificates cursos cursosecertificacoes licensesandcertifications',
      ],
      ['contact', 'contact contato contacto dadospessoais'],
      ['projects', 'projects projetos proyectos'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** A letterspaced heading has lost its word boundaries. */
const compactKind = (text: string): SectionKind | null => COMPACT[text.replaceAll(' ', '')] ?? null;
