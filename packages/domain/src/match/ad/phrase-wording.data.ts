/** Words before a skill in an ad that are not part of it. */
export const ASKING =
  /^(?:\s|[•*-]|(?:at least|pelo menos|an?|the|o|a|os|as|um|uma|expects?|esperamos|precisa(?:mos)?|dealt|hold|holds|holding|possess(?:es)?|care about|quem|souber|mexer|mexe|(?:lived|been|gone) through|of|in|with|on|at|for|to|de|da|do|das|dos|em|no|na|com|para|por|que|very|some|any|solid|strong|good|great|excellent|basic|advanced|deep|proven|prior|previous|recent|current|valid|active|hands-on|working|practical|professional|demonstrated|verifiable|comfortable|familiar|familiarity|proficient|proficiency|fluent|experienced|skilled|experience|experiences?|knowledge|understanding|command|mastery|ability|able|background|exposure|expertise|interest|real|comfort|comfortable|good at|practice|ideally|more|confident|competent|capable|used to|keen|happy|tidy|good with|already|have worked|having|worked|working|has|someone|who|candidates?|applicants?|clear|sound|thorough|detailed|general|relevant|extensive|é|importante|j[áa]|trabalhado|trabalhou|atuado|atuou|feito|conhecer|conhece|entende[r]?|dominar|domina|usar|uso|tamb[ée]m|also|plena?|not[óo]ria?|profund[oa]s?|m[íi]nim[oa]s?|no[çc][ãa]o|bons|boas|sua|seu|your|our|their|nosso|nossa|atua[çc][ãa]o|trabalho|other|another|outr[oa]s?|algum|alguma|track record|history|(?:you|we|they)['’](?:ll|re|ve|d)|you|your|have|has|we|use|using|know|knowing|knows|how|is|are|be|will|must|should|s[óo]lid[oa]s?|bo[am]|[óo]tim[oa]|excelente|b[áa]sic[oa]s?|avan[çc]ad[oa]s?|conhecimentos?|experi[êe]ncia|viv[êe]ncia|dom[íi]nio|no[çc][õo]es|pr[áa]tica|habilidade|capacidade|facilidade|familiaridade|hist[óo]rico|t[ée]cnica|interesse|gosto|ter|saber|possuir|ser|estar|usamos|comprovad[oa]|pr[ée]via|anterior|desej[áa]vel|necess[áa]ri[oa]|v[áa]lid[oa]|ativ[oa]|pelo menos|at least|minimum|m[íi]nimo)(?![\p{L}-]))/iu;
export const FILLER =
  /(?:\s|[.!]|(?<!\p{L})(?:once|twice|ideal|t[eê]m prefer[êe]ncia|ter[áa] prefer[êe]ncia|experience|skills?|knowledge|required|preferred|a plus|is|are|an? advantage|or similar|similar|etc|essential|mandatory|would be (?:ideal|nice|great|good|useful|beneficial)|em dia|background|training|desirable|desired|needed|necessary|certified|proficiency|ability|desej[áa]ve(?:l|is)|obrigat[óo]ri[oa]s?|necess[áa]ri[oa]s?|[ée]|s[ãa]o|ser[áa]|um diferencial|diferencial|contam? pontos|handy|useful|helpful|similares?|parecid[oa]s?|ou similar|imprescind[íi]vel))$/iu;

/** Years, degrees, languages and ways of working are judged separately, and character traits are not skills. */
export const NO_SKILL =
  /(?<!\p{L})(?:\d+\+?\s*(?:years?|anos?|months?|meses)|years?|anos?|degree|bachelor['’]?s?|master['’]?s|mba|ph\.?d|jd|ll\.?[bm]|diploma|ged|gradua[çc][ãa]o|ensino (?:m[ée]dio|superior|fundamental)|superior (?:completo|em|cursando)|forma[çc][ãa]o|bacharel\p{L}*|mestrado|doutorado|tecn[óo]logo|cursando|(?:curso|n[íi]vel|ensino) t[ée]cnico|profissionalizante|[áa]reas? (?:afins|correlatas|pr[óo]ximas|relacionadas)|related field|equivalent|english(?! (?:learners?|literature|law|teach\p{L}*))|spanish|portuguese|french|german|italian|mandarin|cantonese|chinese|japanese|korean|russian|arabic|hindi|vietnamese|tagalog|somali|(?:haitian )?creole|dutch|italiano|mandarim|japon[êe]s|russo|[áa]rabe|coreano|ingl[êe]s|espanhol|portugu[êe]s|franc[êe]s|alem[ãa]o|bilingual|fluent|fluente|availability|available|willing(?:ness)?|shifts?|weekends?|overtime(?! (?:rules?|laws?|calculations?|pay rules))|nights?|holidays|relocate|travel|commute|disponibilidade|turnos?|finais de semana|feriados|viagens|escala|hor[áa]rio|home office|remot[oe]|h[íi]brido|hybrid|on-site|presencial|background check|drug (?:test|screen)|references|authori[sz]ed to work|work permit|residir|morar|right to work|(?:able|ability) to (?:stand|sit|walk|lift|kneel|climb|bend|carry)|pounds|lbs|kg|maiores? de|18 anos)(?!\p{L})/iu;

/** Fields of study, not skills. */
export const STUDIED =
  /(?<!\p{L}|after the |after your )(?:degree|bachelor['’]?s?|master['’]?s|diploma|gradua[çc][ãa]o|(?<!(?:no|do|para o) )ensino (?:m[ée]dio|superior|fundamental)|(?:curso|n[íi]vel|ensino) (?:t[ée]cnico|profissionalizante)|ph\.?d|doctorate|doutorado|mestrado|superior (?:completo|em|cursando)|forma[çc][ãa]o (?:superior|em|acad[êe]mica)|bacharel\p{L}*|cursando|related field|[áa]reas? (?:afins|correlatas|pr[óo]ximas|relacionadas))(?!\p{L})/iu;

/** A sentence about people, not the name of a skill. */
export const TALK =
  /(?<!\p{L})(?:you|we|us|who|that|them|they|it|its|which|what|when|everyone|everybody|nobody|others?|another|not|person(?!-)|things?|coisas?|ainda|people who|somebody|someone|algu[ée]m|don['’]t|won['’]t|can['’]t|voc[êe]s?|n[óo]s|quem|que|eles|elas|gente|outr[oa]s?|n[ãa]o|sem|is|are|was|were|[ée]|era|seja|similar|same|related|responsibilities|requirements|requisitos|atribui[çc][õo]es|qualifica[çc][õo]es|qualifications|ser[áa]|somos|better|best|nearby|women|veterans|mulheres|pessoas negras|ind[íi]genas|lgbt\p{L}*|prefer[êe]ncia|can|but|mas|wish|qualquer|any|vontade|today|would|could|should|might|diversity|diversidade|inclusion|inclus[ãa]o|vagas?|candidat[oae]s?|commensurate|whatever|whoever|otherwise|i|queremos|\p{L}{3,}[ae]mos|ess[ea]s?|est[ea]s?|dess[ea]s?|dest[ea]s?|these|those|tenha|tiver|tudo|everything|vem)(?!\p{L})/iu;

/** 'Thorough knowledge of the …': the requirement follows. */
export const KNOWING =
  /^[^,;:]*?(?<!\p{L})(?:knowledge|experience|understanding|familiarity|proficiency|skills?|ability|background|expertise|training|command|registration|conhecimentos?|experi[êe]ncia|viv[êe]ncia|dom[íi]nio|no[çc][õo]es|pr[áa]tica|habilidade|familiaridade|facilidade)\s+(?:of|with|in|on|using|to|as|de|da|do|das|dos|em|com|no|na|nos|nas|para)\s+(?:(?:the|an?|o|a|os|as)\s+)?/iu;

/** '…, can splice', 'se você mexe com': phrases about the candidate that are not part of the skill. */
export const CAN = /^(?:can\s+(?=\p{L}+\s)|se voc[êe]\s+)/iu;

/** '3+ years of structural welding': the work follows. */
export const YEARS =
  /^(?:[^,;]*?(?<!\p{L}))?(?:\d+\+?|an?|one|two|three|four|five|six|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis)\+?\s*(?:or more\s+|ou mais\s+|full\s+)?(?:years?|yrs|seasons?|anos?|months?|meses)['’]?\s+(?:(?:\p{L}+\s+){0,2}?(?:experience|experi[êe]ncia)\s+)?(?:of|in|with|on|de|em|com|na|no)\s+/iu;

/** '… or more in design', '…, two of them in sales': the rest of a number of years, before the work. */
export const YEARS_REST =
  /^(?:(?:mais|more)\s+(?:of\s+|de\s+)?(?:(?:experience|experi[êe]ncia)\s+)?|(?:including\s+|sendo\s+|with\s+|com\s+)?(?:at least\s+|(?:ao|pelo) menos\s+|no m[íi]nimo\s+)?(?:\d{1,2}|one|two|three|four|five|um|uma|dois|duas|tr[êe]s|quatro|cinco)\s+(?:of (?:them|which|those)\s+|deles\s+)?)(?:in|with|on|em|com|na|no)\s+/iu;

/** 'Welding in stainless steel': two skills, the second of which may not be in the dictionary. */
export const JOINING = /(?<![\p{L}-])(?:with|using|com|usando|em|in|on|no|na)(?![\p{L}-])/giu;

/** 'Check the weld before it leaves': what follows says when. */
export const WHEN = /(?<=\S\s)(?:before|after|while|antes|ap[óo]s|depois|enquanto)(?![\p{L}-])/iu;

/** Norms and standards identified by number. */
export const NORM =
  /(?<![\p{L}\p{N}])(?:ABNT )?(?:NBR|ISO|IEC|DIN|ASTM|ASME|ANSI|NFPA|BS|EN|IEEE|RDC|ASC|IFRS|CPC|API|SAE|AISI|AWS D|CFR|MIL-STD|IPC|OHSAS|IATF|PAS|UL|ACI|ATEX|AIAG)[ -]?(?:ISO |IEC )?\d[\d.]*\p{Lu}?(?:[-:/]\d+)*(?![\p{L}\p{N}])/gu;

/** Possessive phrases, not names: 'our users zoom in'. */
export const SPEAKING =
  /^(?:our|my|their|noss[oa]s?|meus?|minhas?|aqui|here|there|let|please|no|then|now|just|even|report(?:ing|s)? to|reporting directly)(?!\p{L})/iu;

/** '(we love them, I promise)': asides name nothing. */
export const ASIDE =
  /\((?:we|they|i|you|it|he|she|and|but|so|yes|a gente|n[óo]s|e|mas|sim|que|voc[êe])(?![\p{L}-])[^)]*\)/giu;

/** 'The teacher shall …', 'também vai …': subject and auxiliary verb before the work itself. */
export const HELPED =
  /^(?:[\p{L}’'()-]+\s+){0,4}?(?:shall|will|vai|ir[áa]|dever[áa])\s+(?:also\s+|tamb[ée]m\s+)?(?=\p{L})/iu;
