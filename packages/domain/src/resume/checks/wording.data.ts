import type { Locale } from '../../locale.ts';

interface Wording {
  /** Resumes state what was done, not who did it. */
  readonly firstPerson: RegExp;
  /** Openings that hide what the user did behind their mere presence. */
  readonly weakOpening: RegExp;
  /** Results stated without a number. */
  readonly result: RegExp;
}

/** Words followed by a Roman numeral: 'Phase I' is not about the writer. */
const NUMBERED = [
  'phase',
  'level',
  'part',
  'type',
  'tier',
  'class',
  'grade',
  'stage',
  'volume',
  'category',
  'engineer',
  'analyst',
  'developer',
  'schedule',
]
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join('|');

export const WORDING: Readonly<Record<Locale, Wording>> = {
  'en-US': {
    firstPerson: new RegExp(
      String.raw`(?<![\p{L}\p{N}'’])(?:[Ii]['’](?:m|ve|d|ll)|[Mm]y(?:self)?|[Mm]ine|[Mm]e|[Ww]e|[Oo]ur(?:s|selves)?|(?<!(?:${NUMBERED})\s)I(?=\s+\p{Ll}))(?![\p{L}\p{N}])`,
      'u',
    ),
    weakOpening:
      /^(?:was |were |been )?(?:responsible for|in charge of|tasked with|involved (?:in|with)|worked (?:on|with)|helped(?: (?:to|with|out))?|assisted(?: (?:in|with))?|participated in|contributed to|duties (?:included|include|were)|responsibilities (?:included|include|were)|supported)(?!\p{L})/iu,
    result:
      /(?<!\p{L})(?:doubled|tripled|quadrupled|halved|half|twice|two thirds|a third|a quarter|zero)(?!\p{L})/iu,
  },
  'pt-BR': {
    firstPerson: /(?<!\p{L})(?:eu|meus?|minhas?|mim|comigo|nós|noss[oa]s?|conosco)(?!\p{L})/iu,
    weakOpening:
      /^(?:fui |era |foi )?(?:respons[áa]vel p(?:or|el[oa]s?)|encarregad[oa] d[eoa]s?|envolvid[oa] (?:em|n[oa]s?)|trabalh(?:ei|ou|ava) (?:em|com|n[oa]s?)|ajud(?:ei|ou|ava)|auxili(?:ei|ou|ava)|particip(?:ei|ou|ava|ação)|particip(?:ar|ando)|atividades inclu[ií]am|apoi(?:ei|ou|ava)|d(?:ei|eu|ava) (?:suporte|apoio))(?!\p{L})/iu,
    result:
      /(?<!\p{L})(?:dobr(?:ou|ei)|duplic(?:ou|ei)|triplic(?:ou|ei)|metade|o dobro|o triplo|um ter[çc]o|um quarto|dois ter[çc]os|zer(?:ou|ei))(?!\p{L})/iu,
  },
};
