const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `accompany administer advise analyse analyze answer apply arrange assemble assess assign assist attend audit bake balance
  book brief build buy calculate calibrate call care carry chair check clean clear close coach collaborate collect communicate
  compile complete conduct configure contribute control cook coordinate co-ordinate counsel count cover create cut deal debug
  define deliver demonstrate deploy design develop diagnose direct dispatch dispense document draft drive edit educate engage
  ensure enter escort establish evaluate examine execute explain feed file fill find fit fix follow forecast gather generate
  give greet grow guide handle help hire host identify implement improve inspect install instruct interpret interview
  investigate keep label launch lay lead liaise lift load log look maintain make manage map mark measure meet mentor migrate
  mix model monitor move negotiate observe open operate order organise organize oversee own pack paint participate perform pick
  plan plant post prepare present process produce program promote protect provide prune publish purchase raise read receive
  recommend reconcile record recruit reduce repair replace reply report represent research resolve respond restock review run
  safeguard schedule screen secure sell serve service set sew ship show solve sort source specify stock supervise support
  survey take teach test track train translate transport treat troubleshoot turn undertake unload update upload use validate
  verify visit wash watch weld work wrap write`.split(/\s+/),
);

const FORMS = [/^(.+?)s$/, /^(.+?)es$/, /^(.+?)ing$/, /^(.+?)(?:.)ing$/] as const;

/** 'Prepare', 'prepares', 'preparing', 'preparar': how lines of duties begin. */
export function isDutyVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (ENGLISH_VERBS.has(lower) || /^\p{L}{2,}(?:ar|er|ir|or)(?:-se)?$/u.test(lower)) return true;
  const stems = FORMS.flatMap((form) => form.exec(lower)?.[1] ?? []);
  return stems.some(
    (one) =>
      ENGLISH_VERBS.has(one) || ENGLISH_VERBS.has(`${one}e`) || ENGLISH_VERBS.has(`${one.slice(0, -1)}y`),
  );
}
