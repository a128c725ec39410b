const NEGATED = [
  /(?<!\p{L})(?:no|not|never|isn['’]t|aren['’]t|doesn['’]t|don['’]t|won['’]t)(?!\p{L})[^.;]*?(?<!\p{L})(?:required|needed?|necessary|essential|expected|mandatory|a must|a requirement|prerequisite|matter|have to have)(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are) not (?:called|asked|looked) for(?!\p{L})/iu,
  /(?<!\p{L})(?:you )?need not(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})n[ãa]o (?:há|existe) (?:exig[êe]ncia|necessidade)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})neither (?:needed|required|necessary)(?!\p{L})/iu,
  /(?<!\p{L})you need no(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})n[ãa]o (?:é|são) (?:um )?(?:pr[ée]-)?requisitos?(?!\p{L})/iu,
  /(?<!\p{L})no (?:prior |previous |special |formal )?(?:experience|degree|qualifications?|knowledge|licen[cs]e|certificat\p{L}+|background|training)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:you|we) (?:do not|don['’]t) (?:need|require|ask for|expect)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:training|full training|on-the-job training)(?:[^.;]{0,30})? (?:is |will be )?(?:provided|given|offered)(?!\p{L})/iu,
  /(?<!\p{L})(?:a gente|n[óo]s|a (?:empresa|casa|equipe)) (?:ensina|treina|capacita)(?:mos)?(?!\p{L})/iu,
  /(?<!\p{L})we(?:['’]ll| will)? (?:train|teach)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})n[ãa]o (?:é |são |será |serão |há )?(?:necess[áa]ri[oa]s?|exigid[oa]s?|precis[oa]s?|obrigat[óo]ri[oa]s?|exigimos|exige|requer|precisa|pedimos|indispens[áa]ve(?:l|is)|eliminat[óo]ri[oa])(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})n[ãa]o (?:é |são )?[^.;]{0,40}?(?:necess[áa]ri[oa]s?|exigid[oa]s?|obrigat[óo]ri[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:dispensa(?:mos|-se)?|sem necessidade de|sem exig[êe]ncia de|n[ãa]o se exige)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:ensinamos|oferecemos treinamento|treinamento (?:é |será )?(?:oferecido|fornecido|por nossa conta))(?!\p{L})[^.;]*/iu,
] as const;

const CLAUSE = /[;.]\s|\s[–—]\s|,\s+(?:but|mas|por[ée]m)\s|(?<!\p{L})(?:but|mas|por[ée]m)\s/giu;

const NO_SUBJECT =
  /^\s*(?:it(?:['’]s| is)? |that(?:['’]s| is)? |this is |they are |is |are |isso |ele |ela )?(?:not|n[ãa]o|isn['’]t|aren['’]t) (?:[ée] |s[ãa]o |a |um )?\p{L}{1,30}(?:\s\p{L}{1,30})?[.!]?\s*$/iu;

/** The parts of a line that say what is not asked for: 'X is not required', 'não é necessário X'. */
export function negatedParts(line: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let [from, before] = [0, 0];
  for (const { index, 0: mark } of [...line.matchAll(CLAUSE), { index: line.length, 0: '' }]) {
    const clause = line.slice(from, index);
    // '…, but it is not required' speaks of what stands before it.
    if (NEGATED.some((pattern) => pattern.test(clause)))
      parts.push({ start: NO_SUBJECT.test(clause) ? before : from, end: index });
    before = from;
    from = index + mark.length;
  }
  return parts;
}
