/** How ads in English and Portuguese head their parts, and what single sentences give away. */
const begins = (source: string) => new RegExp(String.raw`^(?:${source})(?!\p{L})`, 'iu');
const says = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu');

export type Part = 'must' | 'nice' | 'duty' | 'out';

/** In this order: 'preferred qualifications' are nice, not must. */
export const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'nice',
    says(
      String.raw`nice[- ]to[- ]haves?|preferred|preferably|bonus(?: points)?|(?:a |big |great )?plus(?:es)?|desirable|desired|advantage(?:ous|s)?|extra points|even better|(?:we )?would (?:love|like|make)|we['’]d (?:love|like)|makes? us (?:smile|happy)|stand out|brownie points|icing|good to have|helpful|would be great|diferencia(?:l|is)|desej[áa]ve(?:l|is)|plus|ser[áa] um (?:plus|diferencial)|conta pontos|valorizamos|pontos? extras?|(?:seria|é|será) (?:legal|[óo]timo|bom|um bônus)|vai (?:te |se |lhe )?(?:destacar|brilhar)|te destaca|ajuda(?:ria)?|gostar[íi]amos|ajuda(?:m)? (?:muito|bastante)|melhor ainda|soma(?:m)? pontos|se tiver|vantage(?:m|ns)|(?:would|['’]d) be (?:nice|good|lovely|ideal|a (?:plus|bonus))|extra credit|^nice$|also bring|(?:happy|glad|delighted|impressed|great|love it) (?:if|when)|it helps|optional|an asset|ser[áa] bem-vind[oa]s?|opciona(?:l|is)|bônus|complementares|legal ter|valoriza(?:do|da|-se)s?|ficamos felizes`,
    ),
  ],
  [
    'out',
    says(
      String.raw`benefits?|perks|we (?:offer|give|provide|pay)|you(?:['’]ll)? get|in return|what['’]s in it|the package|the (?:deal|offer|package|pay)|what (?:we|you['’]ll) (?:give|pay)|what (?:we|you['’]ll) (?:offer|get)|what['’]s in it for you|compensation|salary|pay|about (?:us|the company|our company|the (?:team|practice|hospital|school|firm))|who we are|our (?:values|culture|mission|story)|why (?:join )?(?:us|work)|why you['’]ll love|equal opportunit(?:y|ies)|eeo|diversity statement|how to apply|to apply|application(?: process)?|next steps|hiring process|location|schedule|hours|job type|benef[íi]cios?|a gente (?:oferece|d[áa])|em troca|o pacote|o que voc[êe] (?:ganha|recebe|leva)|damos|pagamos|(?:o que )?(?:n[óo]s )?oferecemos|o que oferecemos|remunera[çc][ãa]o|sal[áa]rio|sobre (?:n[óo]s|a (?:empresa|cl[íi]nica|escola|vaga e a empresa|rede)|o (?:hospital|escrit[óo]rio|grupo|restaurante))|quem somos|nossa (?:cultura|hist[óo]ria|miss[ãa]o)|nossos valores|por que (?:trabalhar|vir|fazer parte)|como se candidatar|candidate-se|candidatura|inscri[çc][õo]es|processo seletivo|pr[óo]ximas etapas|local(?: de trabalho)?|hor[áa]rios?|jornada|regime|tipo de contrata[çc][ãa]o|diversidade|modelo(?: de trabalho)?|etapas|privacy|our story|(?:additional|other|further) information|informa[çc][õo]es (?:adicionais|gerais|complementares)|physical (?:demands|requirements)|working conditions|work environment|privacidade|condi[çc][õo]es(?: de trabalho)?|vagas afirmativas|como a gente trabalha|como trabalhamos|how we (?:work|hire)|about (?!you|the (?:role|job|position))\p{L}+|^(?:overview|introduction|at a glance|vis[ãa]o geral|company|employer|district|department|reports to|reporting to|start(?: date)?|contract(?: type)?|(?:employment )?type|travel|visa|empresa|reporta(?:-se)? a|in[íi]cio|contrato|cidade|endere[çc]o|n[úu]mero de vagas|vagas)$`,
    ),
  ],
  ['duty', says(String.raw`essential (?:job )?(?:functions|duties|tasks)|(?:job|role|position) overview`)],
  [
    'must',
    says(
      String.raw`importan(?:t|te)|what matters|we(?:['’]ll)? need|you(?:['’]ll)? (?:must|should) (?:have|bring)|(?:you(?:['’]ll| will)?) need|non-negotiables?|basics|requirements?|required|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:need|bring)|what (?:we['’]re|we are) looking for|we['’]re looking for|who you are|you (?:have|bring|are)|about you|your (?:profile|background|skills|experience)|skills?(?: and experience)?|experience|essentials?|minimum|eligibility|the ideal candidate|ideal candidate|candidate profile|education|requisitos?|pr[ée]-?requisitos?|qualifica[çc][õo]es|esperamos(?: que)?|é preciso|precisamos|para (?:ess|est)a (?:vaga|fun[çc][ãa]o)|pedimos|queremos|n[ãa]o abrimos m[ãa]o|o que (?:buscamos|esperamos|procuramos|voc[êe] precisa|precisamos|pedimos|exigimos)|perfil|quem (?:buscamos|procuramos)|voc[êe] (?:precisa|tem|é)|precisa ter|obrigat[óo]ri[oa]s?|exig[êe]ncias?|exigimos|necess[áa]rio|conhecimentos|compet[êe]ncias|forma[çc][ãa]o|experi[êe]ncia|para se candidatar|o que é preciso|imprescind[íi]ve(?:l|is)|indispens[áa]ve(?:l|is)|what it takes|you(?:['’]ll| will) (?:have|bring)|you['’]ve got|to (?:be considered|qualify|succeed|thrive|do (?:this|the job) well)|(?:successful )?(?:candidates?|applicants?) (?:must|should|need|have|will have)|you hold|attributes|traits|personal qualities|soft skills|hard skills|licen[cs]es?|certifications?|caracter[íi]sticas|comportamenta(?:l|is)|habilidades|certifica[çc][õo]es|escolaridade`,
    ),
  ],
  [
    'duty',
    says(
      String.raw`responsibilit(?:y|ies)|duties|what you(?:['’]ll| will) (?:do|be doing|work on)|you(?:['’]ll| will)|the (?:role|job|work|position)|what (?:the|this) (?:job|role) (?:is|involves)|in this (?:job|role)|how you(?:['’]ll| will)|your (?:role|day|work|job|tasks|mission)|day[- ]to[- ]day|a typical (?:day|week|shift)|in this role|key tasks|tasks|job (?:description|summary|duties)|position summary|role|responsabilidades?|atividades|atribui[çc][õo]es|fun[çc][õo]es|fun[çc][ãa]o|o que voc[êe] (?:vai|ir[áa]) fazer|o que voc[êe] far[áa]|(?:o )?seu dia a dia|dia a dia|sua rotina|rotina|suas? (?:tarefas|miss[ãa]o|fun[çc][ãa]o|atividades)|descri[çc][ãa]o(?: da vaga)?|como (?:ser[áa]|é) (?:a |o )?(?:sua |seu )?(?:rotina|dia|trabalho)|a vaga|sobre a vaga|o trabalho|o cargo|miss[ãa]o|desafios?|principais|(?:the|a|your) (?:day|week|shift|job|work) (?:looks?|is|involves|includes|consists)|key (?:duties|responsibilities|tasks)|main (?:duties|tasks)|scope|escopo|como é o (?:dia|trabalho)|voc[êe] (?:vai|ir[áa]|far[áa])|o que (?:te|lhe|o|a) espera`,
    ),
  ],
];

export const NICE_CUE = says(
  String.raw`nice[- ]to[- ]have|preferred|preferably|a (?:big |huge |strong |definite )?plus|is a plus|bonus|desirable|desired|ideally|(?:would|could) be (?:ideal|nice|great|good|useful|beneficial|helpful)|beneficial|an asset|an advantage|advantageous|helpful|welcome|not required|diferencia(?:l|is)|desej[áa]ve(?:l|is)|ser[áa] um plus|um plus|vantage(?:m|ns)|conta(?:m)? pontos|valorizamos|preferencialmente|de prefer[êe]ncia|bem-vind[oa]s?|n[ãa]o (?:é )?obrigat[óo]ri[oa]`,
);
export const MUST_CUE = says(
  String.raw`required|must|essential|mandatory|you need|we need|needs? to|minimum|at least|requires?|proven|necessary|you (?:have|bring)|looking for|we (?:want|seek)|you are (?:highly|very|comfortable|proficient|skilled|experienced|familiar|organi[sz]ed|confident|able|good)|(?:comfortable|proficient|familiar|skilled|confident) (?:with|in|using)|experience (?:with|in|of|as)|knowledge of|understanding of|ability to|voc[êe] (?:tem|sabe|domina|conhece)|obrigat[óo]ri[oa]s?|necess[áa]ri[oa]s?|indispens[áa]ve(?:l|is)|imprescind[íi]ve(?:l|is)|exig(?:e|imos|ido|ida)(?:-se)?|(?:é )?preciso|precisa(?:mos)?|m[íi]nim[oa]|pelo menos|buscamos|procuramos|experi[êe]ncia (?:com|em|de|na|no|comprovada)|conhecimentos? (?:em|de|avan[çc]ad)|dom[íi]nio d[eoa]|ter `,
);
export const DUTY_CUE = begins(
  String.raw`you(?:['’]ll| will)|in this (?:role|job)|as (?:a|an|our)|your (?:day|work|job|tasks)|the (?:successful candidate|person) will|responsible for|voc[êe] (?:vai|ir[áa]|ser[áa])|ser[áa] respons[áa]vel|no dia a dia|respons[áa]vel p(?:or|el[oa])|suas atividades|atuar[áa]?|atuar|the (?:\p{L}+ ){1,3}(?:will|leads|manages|owns|oversees|coordinates|handles|supports|is responsible)|[oa] (?:\p{L}+ ){1,3}(?:ser[áa] respons[áa]vel|vai cuidar|ir[áa] (?:atuar|cuidar|apoiar))`,
);
/** Sentences that ask for nothing, wherever they stand. */
export const OUT_CUE = says(
  String.raw`equal (?:employment )?opportunit(?:y|ies)|inclusive employer|cover letter|referees|applications should|without regard to|regardless of (?:race|gender)|race, (?:color|religion)|401\(?k\)?|health insurance|dental (?:insurance|plan)|medical, dental|paid (?:time off|vacation|holidays|leave)|pto|vacation days|parental leave|tuition|stock options|sign-on bonus|competitive (?:salary|pay)|per hour|an hour|salary (?:range|of)|pay range|we offer|we(?:['’]re| are) (?:a|an|the|proud|committed)|(?:was|were) founded|founded in|family[- ]owned|send (?:us )?(?:your|a) (?:resume|cv|cover)|apply (?:by|at|now|online|with|through)|click|email your|your resume|applications? (?:close|are)|join (?:us|our)|vale[- ](?:transporte|refei[çc][ãa]o|alimenta[çc][ãa]o|cultura)|\bvt\b|\bvr\b|plano (?:de sa[úu]de|odontol[óo]gico)|assist[êe]ncia (?:m[ée]dica|odontol[óo]gica)|seguro de vida|\bplr\b|participa[çc][ãa]o nos (?:lucros|resultados)|gympass|wellhub|totalpass|aux[íi]lio|day off|conv[êe]nio com|sal[áa]rio|remunera[çc][ãa]o|clt|envie|mande (?:seu|o)|candidate-se|inscreva-se|curr[íi]culo|todas as pessoas|independentemente de|igualdade de oportunidades|fundad[oa] (?:em|h[áa])|somos (?:um|uma|a|o)|oferecemos|h[áa] (?:mais de )?\d+ anos (?:no mercado|atend)|nossa (?:hist[óo]ria|equipe é)|hor[áa]rio:|local:|^reports to|you(?:['’]ll| will)? report to|entre em contato|contact us|call us|fale com a gente|venha (?:nos|direto|at[ée]|fazer|trabalhar)|fa[çc]a parte|come (?:and )?(?:join|work)|drug (?:test|screen)|e-verify|eoe|affirmative action|visa sponsorship|relocation (?:is|assistance|package|support)|no (?:recruiters|agencies|phone calls)|unsolicited|sem distin[çc][ãa]o|n[ãa]o (?:exigimos|pedimos|cobramos|olhamos|discrimina\p{L}*)|not discriminate|free from discrimination|reasonable accommodation|pol[íi]tica de privacidade|pessoas com defici[êe]ncia podem|(?:vale|cart[ãa]o|ticket)[- ](?:combust[íi]vel|flex[íi]vel)|cesta b[áa]sica|conv[êe]nio m[ée]dico|fretado|comiss[ãa]o de at[ée]|ppr|d[ée]cimo terceiro|13[ºo] sal[áa]rio|adicional noturno|(?:night|shift) (?:differential|premium)|days off|free parking|staff discount|(?:signing|annual|quarterly) bonus|retirement plan|profit[- ]sharing`,
);
const GROUPS = String.raw`wom[ae]n|veterans?|minorit(?:y|ies)|people of colou?r|underrepresented|lgbt\p{L}*|disabilit(?:y|ies)|all backgrounds|every background|mulheres|pcds?|pessoas? (?:negras?|trans|ind[íi]genas?|idosas?|com defici[êe]ncia)|defici[êe]ncia`;
const WELCOMED = String.raw`welcom\p{L}*|encourag\p{L}*|invited?|appl(?:y|icants?|ications?)|candidates?|bem-vind\p{L}*|candidat\p{L}*|vagas?|inscri\p{L}+|oportunidades?`;
/** 'Women are warmly invited to apply'; 'care of people with disabilities' is a skill. */
export const INVITES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${GROUPS})(?!\p{L}).*(?<!\p{L})(?:${WELCOMED})|(?:${WELCOMED})(?!\p{L}).*(?<!\p{L})(?:${GROUPS}))(?!\p{L})`,
  'iu',
);
/** A sentence without a heading that begins like a line of a list of what is asked for. */
export const ASKED_CUE = begins(
  String.raw`(?:previous |prior |proven |good |strong |solid |basic |some )?(?:experience|knowledge|proficiency|familiarity|understanding) (?:of|with|in)|(?:candidates?|applicants?) (?:should|must) have|(?:you )?must (?:have|be able to|know)|you (?:need|should have)|(?:boa |s[óo]lida |ampla )?(?:experi[êe]ncia|viv[êe]ncia|conhecimentos?|dom[íi]nio|no[çc][õo]es|pr[áa]tica) (?:pr[ée]via |m[íi]nima |comprovada )?(?:com|em|de|na|no|da|do)|necess[áa]rio (?:ter|experi[êe]ncia|conhecimento)|(?:é )?(?:preciso|imprescind[íi]vel|indispens[áa]vel) (?:ter|saber|experi[êe]ncia|conhecimento)`,
);
