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
  verify visit wash watch weld work wrap write
  abstract adapt adjust allocate amend anneal annotate approve archive articulate ascertain assay attach authorise
  authorize bathe bend bill blend bottle brew brush budget bundle calendar capture catalog catalogue categorize
  certify chart chase chop classify code collate commission compare compose condition connect consolidate construct
  consult convert convey copy correct crop curate debrief decorate determine digitize disassemble disburse discharge
  disinfect dismantle display distribute draw dress drill dust encode enforce enrol enroll erect estimate exercise
  expedite export extract fabricate facilitate fasten film finish flag fold format forward frame freeze fund furnish
  garnish glue graft grill grind groom harvest haul hoist house import index inform inject input integrate
  invoice iron issue join lace lubricate machine mail market mediate mend merge mill mine mop mount mow navigate nurse
  optimise optimize outline overhaul patch patrol peel photograph pilot pitch plaster plate polish pour prescribe
  preserve press print prioritise prioritize procure profile proofread prosecute purify rank reassure rebuild
  refine register regulate rehearse reheat relocate remove render renew rent reorder requisition rescue restore
  retouch retrieve rinse rotate route salt sample sand scan score scrub seal season sharpen shoot sieve sketch slice
  solder splice spray stack staff steam sterilise sterilize stitch store streamline strip submit suggest summarise
  summarize sweep tabulate tag tailor tally taste tend tighten tow trace transcribe transfer triage trim tune tutor
  type upholster vaccinate value ventilate wax weave weed weigh wire`.split(/\s+/),
);

const FORMS = [/^(.+?)s$/, /^(.+?)es$/, /^(.+?)ing$/, /^(.+?)(?:.)ing$/] as const;

/** 'Prepare', 'prepares', 'preparing', 'preparar': words that begin duty lines. */
export function isDutyVerb(word: string): boolean {
  const lower = word.toLowerCase();
  if (ENGLISH_VERBS.has(lower) || /^\p{L}{2,}(?:ar|er|ir|or)(?:-se)?$/u.test(lower)) return true;
  const stems = FORMS.flatMap((form) => form.exec(lower)?.[1] ?? []);
  return stems.some(
    (one) =>
      ENGLISH_VERBS.has(one) || ENGLISH_VERBS.has(`${one}e`) || ENGLISH_VERBS.has(`${one.slice(0, -1)}y`),
  );
}
