/** Function words of both languages; an honest edit may add or drop them. */
export const FUNCTION_WORDS = `quem sou eramos somos sob perante ante apos ate tras mediante exceto salvo senao porem contudo todavia portanto pois porque
  embora conquanto caso enquanto conforme segundo assim alem aquem aquele aquela aqueles aquelas aquilo algo alguem ninguem nada tudo tal tais
  qual quais quanto quantos quantas cujo meu minha meus minhas teu tua nosso nossa nossos nossas vosso lhe lhes dela dele neste nesta nesse nessa
  naquele naquela deste desta desse dessa daquele daquela pelos pelas num numa nuns numas dum duma ora talvez acaso sequer inclusive especialmente
  eu nos voce voces vou vai estou esta estao estava estavam estive esteve estando tinha tinham teve tiveram terei havia houve haver seja fosse for
  went goes going gone himself herself itself themselves myself ourselves yourself whom whichever whoever whatever whenever wherever whether though
  although because unless until till whereas therefore thus hence however otherwise besides moreover furthermore neither nor either else ever never
  again always often sometimes usually once twice upon amongst among alongside aboard above below beneath underneath onto toward via per mine ours
  yours hers theirs anyone anybody someone somebody everyone everybody nobody nothing something anything everything another others would could should
  might must shall will cannot there thereby wherein whereby therein hereby`;

/** Words that an honest edit may add because they state no fact. Without accents. */
export const FACTLESS: ReadonlySet<string> = new Set(
  `also while when where which whose using used through throughout during including ensuring across within between
  against each every other both such than then still only just even well very more most less least many much some any
  same various several multiple different own new now today currently previously before after until since under upon
  toward towards around about along together there here work works worked working task tasks role help helped helping
  make makes made making keep keeps kept keeping give gives gave given giving take takes took taken taking bring brings
  brought have has had having being been does did done doing them they these those what with without into onto over
  effectively efficiently successfully consistently accurately carefully closely clear clearly high quality strong good
  great better best practice practices support supported supporting provide provided providing deliver delivered
  delivering ensure ensured handle handled handling carry carried perform performed performing conduct conducted
  complete completed completing achieve achieved resulting result results outcome focus focused key main total number
  amount level basis process activity activities operation operations need needs request requests way ways time area areas
  improve improved improving increase increased increasing reduce reduced reducing lower lowered boost boosted cut thanks
  raise raised drop dropped fell rise rose gain gained bringing down year years month months week weeks day days hour
  hours shift shifts people person user users customer customers client clients patient patients student students
  professional experience experienced background career skilled solid proven hands-on seasoned member part
  tambem enquanto quando onde cujo usando utilizando usei uso meio atraves durante incluindo garantindo entre contra cada
  outro outra outros outras ambos tanto quanto entao ainda apenas mesmo mesma bem muito muitos mais menos alguns algumas
  varios varias diversos diversas diferentes proprio novo nova novos novas hoje atualmente anteriormente antes depois ate
  desde junto juntos aqui trabalho trabalhos trabalhei trabalhando tarefa tarefas funcao ajudei ajudando fazer fiz feito
  faco fazendo mantive mantendo manter mantem dei dando levei trazer trouxe tive tendo sido sendo eles elas esses essas este esta
  isso isto sobre clareza claro alta qualidade forte bom boa melhor boas praticas apoio apoiei apoiando dei prestei
  prestando forneci garanti realizei realizando realizo realizacao executei executando execucao concluir conclui completei
  alcancei alcancando resultado resultados foco principal total numero quantidade nivel base processo processos atividade
  atividades operacao operacoes necessidade necessidades forma formas tempo area areas melhorei melhorando melhoria aumentei
  aumentando aumento reduzi reduzindo reducao queda diminui diminuindo elevei elevando baixei baixando gracas anos ano mes meses
  semana semanas dias horas turno turnos plantao pessoas pessoa usuarios clientes cliente pacientes paciente alunos aluno
  profissional experiencia experiente carreira solida solido comprovada parte rotina dia sempre toda todo todas todos
  responsavel responsible charge duties entire whole inteiro inteira efetuei atuei atuo atuando atuacao contribui contribuindo
  passou passando passei ficou ficando fica permitindo permitiu sendo cuja cujas cujos license licence licensed certificate certification certificado certificacao degree program programme programa formacao admission
  carteira registro card permit grade management gestao gerenciamento control controle processing service services servico servicos skills
  tecnicas technique techniques general torno uns umas new own via per out off due any may can had has was use but not yet its one two now how who why get got let put set end way day out few lot non sem nem seu sua meu era foi sao pra pro tem ter uso vez vao dos nas nos ja so paid online elaboro olho conforme segundo devido mediante rate version workforce instead alem partir disciplina curso course subject square feet
  foot system sistema nenhuma nenhum deles delas dele dela prazo team equipe matters rates deadline learned tenho comigo obtive caiu
  capacity capacities capacidade size tamanho volume weight peso length comprimento height altura width largura depth profundidade value
  worth valor valores distance distancia temperature temperatura proficiency proficiencia fluency fluencia foram eram sera serao seria agora
  venho vinha vieram logo pouco quase cerca nearly almost roughly approximately currently already overall respectively hands behind beside beneath beyond despite amid near inside outside past former formerly previous prior earlier antigo antiga
  mim comigo ele ela nele nela ${FUNCTION_WORDS} company employer firm organization organisation empresa empregador firma`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Each line is a ladder from least to most: how far something reaches, how large, complete or advanced it is. */
const LADDERS = `
team crew class classroom squad shift turma equipe time turno sala|department section sector ward floor unit departamento setor andar|school college hospital store shop branch plant factory clinic office hotel company firm colegio escola loja filial fabrica clinica escritorio empresa|chain network district city county rede cidade municipio distrito|region regional state statewide regiao estado estadual|country national nationwide nation pais nacional|continent international global worldwide world continente internacional mundial mundo
low|mid|high
small|medium mid-size midsize|large big|huge
pequeno pequena|medio media|grande
basic basico basica|intermediate intermediario intermediaria|advanced avancado avancada
part|full
parcial|integral total
some alguns algumas|many muitos muitas|most maioria|all every todos todas
occasional eventual|regular|constant constante
minor|major
second segundo segunda|first primeiro primeira
local locais|regional regionais|nacional national nacionais|internacional international internacionais global
`;

export interface Rung {
  readonly ladder: number;
  readonly level: number;
}

export const RUNGS: ReadonlyMap<string, readonly Rung[]> = LADDERS.trim()
  .split('\n')
  .reduce((all, line, ladder) => {
    for (const [level, words] of line.split('|').entries())
      for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), { ladder, level }]);
    return all;
  }, new Map<string, Rung[]>());
