/** Soft skills that work shows: how ads ask for them, then what jobs say. Folded, without accents. */
export const SOFT_DEEDS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /(?<![a-z])(?:leadership|leader|lideranca|lider|perfil de lider)(?![a-z])/,
    /(?<![a-z])(?:led|lead|leads|leading|supervis[a-z]+|managed? (?:a |the |an )?(?:team|crew|staff|shift)|manage \d+|crew lead|head of|foreman|lideranca|lider[a-z]*|coordenacao de equipe|gestao de (?:equipes?|pessoas)|encarregad[oa]|chefia)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:negotiat[a-z]+|negociador[a]?|negociacao|poder de negociacao)(?![a-z])/,
    /(?<![a-z])(?:negotiat[a-z]+|negoci[a-z]+)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:relationship[a-z]*|rapport|people person|people skills|relacionamento|bom trato|trato com)(?![a-z])/,
    /(?<![a-z])(?:clients?|customers?|guests?|families|patients?|partners?|growers?|relationships?|clientes?|familias|pacientes?|parceir[oa]s?|produtores|hospedes?|fornecedores|bom transito)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:communicat(?:or|ion|ive)[a-z ]*|comunicativ[oa]|comunicacao|boa comunicacao)(?![a-z])/,
    /(?<![a-z])(?:present(?:ed|ing|ations?)|explain[a-z]*|train(?:ed|ing|s)?|taught|negotiat[a-z]+|(?:client|customer|guest|patient|parent)s?|liais[a-z]+|clientes?|hospedes?|pacientes?|familias|treina[a-z]*|ensin[a-z]+|apresenta[a-z]+|negoci[a-z]+|audiencias?|reunioes|atendimento)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:public speaking|speak(?:ing)? in public|presentation skills|falar em publico|oratoria|boa apresentacao oral)(?![a-z])/,
    /(?<![a-z])(?:present(?:ed|ing|ations?)|talks?|workshops?|webinars?|lectur[a-z]+|taught|teach[a-z]*|train(?:ed|ing)|palestras?|oficinas?|apresenta[a-z]+|aulas?|treinamentos?)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:didatica|didactic|teaching mindset|able to teach|facilidade para ensinar|mentoring mindset)(?![a-z])/,
    /(?<![a-z])(?:train(?:ed|ing|s)?|taught|teach[a-z]*|mentor[a-z]*|coach[a-z]*|treina[a-z]*|ensin[a-z]*|aulas?|instrut[a-z]*|professor[a]?)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:creativ[a-z]+|criativ[a-z]+)(?![a-z])/,
    /(?<![a-z])(?:design(?:ed|er|s)?|illustrat[a-z]+|campaigns?|art direction|wrote|menus?|criacao|criou|criei|ilustrac[a-z]+|campanhas?|identidade visual|designer)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:team ?work|team player|team spirit|collaborat[a-z]+|trabalho em equipe|espirito de equipe|trabalho coletivo|trabalhar em equipe|colaborativ[oa])(?![a-z])/,
    /(?<![a-z])(?:(?:three|four|five|six|small|cross-functional|multidisciplinary|\d+)[- ](?:person )?(?:team|crew)s?|colleagues|alongside|together with|with (?:the )?(?:\w+ )?team|equipe (?:multi|inter)[a-z]+|junto com|em conjunto|colegas|trabalho colaborativo|articulacao)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:mediat[a-z]+|conflict[a-z]*|mediar|mediacao|conflitos)(?![a-z])/,
    /(?<![a-z])(?:mediat[a-z]+|conflicts?|de-escalat[a-z]+|disputes?|complaints|mediac[a-z]+|conflitos?|reclamac[a-z]+)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:(?:confident|clear|good|strong) writer|writer|boa escrita|boa redacao|escreve bem)(?![a-z])/,
    /(?<![a-z])(?:wrote|writ(?:e|es|ing|ten)|draft(?:ed|ing|s)?|copy|blog|articles?|redacao|redig[a-z]+|textos?|escrev[a-z]+)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:eye for (?:the )?detail|attention to detail|detail[- ]oriented|meticulous|accura[a-z]+|atencao (?:a|aos) detalhes?|detalhista|minucios[oa])(?![a-z])/,
    /(?<![a-z])(?:no (?:missed|errors?|mistakes?)|zero (?:errors?|defects?|findings)|cite-check[a-z]*|proofread[a-z]*|reconcil[a-z]+|audit[a-z]*|inspect[a-z]*|tolerances?|sem (?:erros?|multas?|ressalvas?)|zero (?:erros?|defeitos?)|conferencia|conciliac[a-z]+|inspec[a-z]+|auditori[a-z]+|revisao)(?![a-z])/,
  ],
  [
    /(?<![a-z])(?:organi[sz](?:ed|ation|ational)[a-z ]*|well-organi[sz]ed|planning skills|organizad[oa]|organizacao|senso de organizacao)(?![a-z])/,
    /(?<![a-z])(?:schedul[a-z]+|plann(?:ed|ing)|calendar[a-z]*|coordinat[a-z]+|rosters?|rotas?|agendas?|escalas?|planejamento|cronogramas?|organiza[a-z]+)(?![a-z])/,
  ],
];
