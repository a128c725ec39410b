/** A forbidden word or spelling of a language, and its replacement. */
interface ForbiddenWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (pattern: string, instead: string): ForbiddenWord => ({
  // \b knows only ASCII letters; Portuguese has more.
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu'),
  instead,
});

export const FORBIDDEN_WORDS: Readonly<Record<string, readonly ForbiddenWord[]>> = {
  'en-US': [
    word('for good', 'permanently, or for life'),
    word('go(?:es)? on', 'continue'),
    word('whoever|anybody|somebody|everybody', 'anyone, someone or everyone'),
    word('at once', 'right away'),
    word('it is so', 'it’s true'),
    word('h(?:old|eld) [^.]* against', 'compare'),
    word('put down', 'write, or save'),
    word('t(?:ake|aken|ook) (?:it |them )?back', 'undo'),
    word('br(?:ing|ought) [^.]*back', 'restore'),
    word('failed to|an error occurred', 'We couldn’t …, and what to do'),
    word('could not be', 'We couldn’t …'),
    word('log ?(?:in|out)|logged (?:in|out)|log-(?:in|out)', 'sign in, sign out'),
    word('sign ?up|sign-up', 'create account'),
    word('e-mails?', 'email'),
    word('the model|language models?', 'AI'),
    word('builder', 'editor'),
    word('job ads?|the ad|job postings?|the posting', 'job description'),
    word('any more', 'anymore'),
    word('tick', 'check'),
    word('(?:your|the|these|those) words', 'text'),
    word(
      'colours?|centred|cancell(?:ed|ing)|recognise|licence|analys(?:e|ing)|favourite|behaviour|organis\\w+',
      'American spelling',
    ),
  ],
  'pt-BR': [
    word('a gente', 'nós, or the verb alone'),
    word('aparelhos?', 'dispositivo'),
    word('emails?', 'e-mail'),
    word('log ?in|fazer login|logout', 'entrar, sair'),
    word('coach', 'assistente'),
    word('(?:eu|você) mesm[oa]', 'por conta própria'),
    word('apag(?:a|ar|ue|uei|ou|ado|ada|ados|adas)', 'excluir'),
    word('delet(?:ar|e|ado|ada)', 'excluir'),
    word('(?:o|do|no|ao|pelo|um) Lauda', 'a Lauda'),
    word('anúncio(?: da vaga)?', 'descrição da vaga'),
    word('de vez(?! em quando)', 'definitivamente'),
    word('obrigad[oa]', 'a word without gender'),
    { pattern: /\p{L}\([ao]s?\)/u, instead: 'a word without gender' },
  ],
};

/** Words that are always capitalized: names of products, plans, templates, languages, places and keys. */
export const NAMES: ReadonlySet<string> = new Set(
  `Lauda Pro Free Monthly Lifetime Gratuito Mensal Vitalício Simple Simples Classic Modern Compact Executive Timeline
  PDF Word JSON ZIP DOC DOCX CSV ATS AI IA QR PIN SMS Pix UTC CPF RG JPEG PNG LinkedIn LinkedIn’s Google Authenticator
  Stripe Redis Ctrl Enter Shift Esc English Portuguese Brazil US Letter EUA Brasil A4 SSL TLS MM YYYY AAAA
  Source Sans Serif Garamond EB Inter IBM Plex Aurora Lauda’s I J K`.split(/\s+/u),
);
