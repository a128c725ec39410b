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
  /(?<!\p{L})no need (?:for|of|to)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:is|are|remains?) (?:entirely |fully |purely )?(?:optional|unnecessary|irrelevant|no requirement|no condition|not a (?:condition|prerequisite|deal-?breaker))(?!\p{L})/iu,
  /(?<!\p{L})(?:can|may|will) be (?:learned|learnt|taught|picked up|trained)(?!\p{L})/iu,
  /(?<!\p{L})(?:don['’]t|do not|no need to) worry (?:about|if)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:nobody|no one|no-one) (?:expects|asks|needs|minds|has to)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:doesn['’]t|does not|won['’]t|will not|don['’]t|do not) (?:count against|play a (?:role|part)|have to (?:be|bring|know|own|speak|hold))(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:is|are) fine without(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:é|são|fica|ficam) (?:totalmente |plenamente )?(?:opciona(?:l|is)|dispens[áa]ve(?:l|is)|facultativ[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})n[ãa]o (?:fa(?:z|zem) falta|importam?|contam? contra|pesam?|cobramos|esperamos|solicitamos|é condi[çc][ãa]o|se preocupe|se cobra|se pede|h[áa] obrigatoriedade|elimina|é eliminat[óo]ri[oa])(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:ningu[ée]m precisa|tanto faz|pode vir sem|sem obriga(?:ç[ãa]o|toriedade) de)(?!\p{L})[^.;]*/iu,
  /(?<!\p{L})(?:aprende-se|se aprende|você aprende|isso se aprende) (?:aqui|na pr[áa]tica|com a equipe|no dia a dia)(?!\p{L})/iu,
] as const;

/**
 * 'No candidate without a license', 'CNH is not optional', 'não abrimos mão de': a double negation is a requirement.
 */
const INSISTS =
  /(?<!\p{L})(?:not optional|non-?negotiable|not negotiable|(?:can['’]t|cannot|won['’]t|will not|not be) [^.;]{0,60}without|without [^.;]{0,60}(?:won['’]t|will not|cannot|can['’]t)|no (?:one|candidates?|applications?) without|n[ãa]o abrimos m[ãa]o|n[ãa]o (?:ser[ãa]o|ser[áa]|s[ãa]o|[ée]) (?:aceit|considerad|poss[íi]ve)[^.;]{0,60}sem|sem [^.;]{0,60}n[ãa]o (?:ser|[ée]|h[áa]|d[áa])|inegoci[áa]ve(?:l|is)|n[ãa]o (?:é|são) opciona(?:l|is)|n[ãa]o dispensamos)(?!\p{L})/iu;

const CLAUSE = /[;.]\s|\s[–—]\s|,\s+(?:but|mas|por[ée]m)\s|(?<!\p{L})(?:but|mas|por[ée]m)\s/giu;

const NO_SUBJECT =
  /^\s*(?:it(?:['’]s| is)? |that(?:['’]s| is)? |this is |they are |is |are |isso |ele |ela )?(?:not|n[ãa]o|isn['’]t|aren['’]t) (?:[ée] |s[ãa]o |a |um )?\p{L}{1,30}(?:\s\p{L}{1,30})?[.!]?\s*$/iu;

/** The parts of a line that say what is not required: 'X is not required', 'não é necessário X'. */
export function negatedParts(line: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let [from, before] = [0, 0];
  for (const { index, 0: mark } of [...line.matchAll(CLAUSE), { index: line.length, 0: '' }]) {
    const clause = line.slice(from, index);
    // '…, but it is not required' refers to the clause before it.
    if (NEGATED.some((pattern) => pattern.test(clause)) && !INSISTS.test(clause))
      parts.push({ start: NO_SUBJECT.test(clause) ? before : from, end: index });
    before = from;
    from = index + mark.length;
  }
  return parts;
}
