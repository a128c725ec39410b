import { stem } from '../../skills/words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => stem(word)),
  );

/** Words that start a new clause: the requirement stands before them. Without accents. */
export const STOPPERS: ReadonlySet<string> = setOf(`
is are was were will would can could must should may has had that who whom whose which when where while because so if unless until till before after as than during within through
once twice throughout across under over between against without despite whenever wherever so per via toward towards upon around
e sao era foi sera pode podem deve devem que quem quando onde enquanto porque pois se ate antes apos depois durante sob entre contra sem conforme segundo cujo cuja
desde alem junto dentro fora atraves mediante sempre caso embora
`);

/** First words of clauses that say when, where or why. Without accents. */
export const ADJUNCTS: ReadonlySet<string> = setOf(`
before after when whenever while because so if unless until once though although since during despite
antes apos depois quando enquanto porque pois se caso embora durante desde inclusive
`);

/** 'Counsel families in grief': a long phrase ends before these words. */
export const PREPOSITIONS: ReadonlySet<string> = setOf(`
for to with in on at from by into onto about using
para com em no na nos nas num numa por pelo pela pelos pelas ao aos sobre usando via
`);

/** Verbs without specific meaning; the work follows them. As stems. */
export const WEAK_VERBS: ReadonlySet<string> = stemsOf(`
responsible assist assists assisting help helps helping support supports supporting participate participates
participating perform performs performing provide provides providing ensure ensures ensuring carry out undertake contribute
contributes involved take part handle handles handling make making do does doing give keep keeps maintain maintains
complete completes conduct conducts deliver delivers execute own drive
responsavel auxiliar apoiar ajudar participar realizar executar efetuar fazer garantir assegurar atuar zelar cuidar
contribuir prestar dar manter ser colaborar responder desempenhar desenvolver conduzir promover
realizacao execucao auxilio apoio suporte atuacao participacao
`);

/** Words of any trade: a phrase of nothing else names no skill. As stems. */
export const GENERIC: ReadonlySet<string> = stemsOf(`
ability able about access according account accounts across action actions activity activities add additional advance age
ago agree aim all also amount annual answer answers any anything appointment area areas aspect aspects associate associates
attitude attendance available away back background base basis beautiful become begin behalf being believe benefit best better big bit
board book books both box break bring brings brand build building business busy buy call calls can candidate candidates care career carry case
cases center centre chain challenge change changes check checks city clean clear clients client close colleague colleagues
come comes comfort comfortable comfortably common community companies company complete complex condition conditions
confident consistent contact content context continue conversation cost couple course cover create crew culture
current curiosity curious customer customers daily day days deadline deadlines deal decide decision decisions deep deliver demand
department departments desk detail details develop difference different difficult direct direction directly director
discuss district document documents door down drive each early easy effective efficient effort eight employee employees
employer end engineers enough entire environment environments equipment error errors essential etc evening event events
every everybody everyone everything exact example excellent existing expect experience experienced explain express
extra eye face fact family families fast feedback feel few field fifteen file files fill final find fine firm first fit five
fix flexible floor flow focus follow form forms forward four free friday friend friendly front full function functions future
general get gets give given go goal goals good great group groups grow growing growth guest guests guidance guidelines half hand
hands happy hard have head healthy hear help helpful here high highest hire hold home honest hour hours house human hundred
idea ideas immediate important improve improvement include including individual individuals industry inform information initial
input inside instructions interest interested internal external issue issues item items job jobs join just keen keep key kind know
known language large last late later lead leader leaders learn learner least leave left less let level levels life like limit line
lines list lists little live load local location long look looking lot lots love low main major make maker manage manager managers
manner many market master match material materials matter maximum meaningful measure meet meeting meetings member members method methods mind
minimum minute mission mistake mix model modern moment monday month monthly months more morning most motivated mouth move much multiple must
name national necessary need needed needs neat network never new next night normal note notes number numbers objective objectives off
offer offers office often old once one ones ongoing only open operate operation operations opportunity option order orders
organisation organization other others outcome outcomes outgoing outside overall own owner owners pace page pages paper part
parties partner partners parts party pass past patience pay peak people performance period person personal phone physical pick
picture piece place places plan plans play please plus point points policies policy position positive possible potential
practice practices premises prepare present pressure pretty previous price prior private problem problems procedure
procedures process processes product products professional professionals profile program programme project projects proper provide
public purpose put quality quarter quarterly question questions quick quickly quiet range rate rates reach read ready real reason
regular related relationship relationships relevant reliable report request requests requirement requirements resources respect
response responsible rest result results return review right role room routine rule rules run safe same satisfaction saturday say
schedule schedules season second section see self send senior sense september serious serve service services set seven several
shape share shift shifts shop short show side simple site sites situation situations six size skill skills small smart smile smooth social
solid solution solutions some someone something soon space speak special specific speed staff stage stakeholder stakeholders stand standard
standards start state status stay step steps stock store stores story strong structure student students style subject
success successful such sunday supervision supplier suppliers support sure system systems take talk target targets task tasks
team teams tell ten term terms test text thing things think third thirty thorough thousand three throw thursday ticket time times today
together tool tools top topic total touch track tradition traffic transfer treat true try tuesday turn twelve twenty twice two type
types under understand understanding unit units up update updates upper use used useful user users usual value values variety
various vendor vendors very view visit visits visitors visual voice wait walk want warm way ways wednesday week weekend weekly weeks welcome
well what whole wide wider will willing win wish without word words work worker workers working workplace world write wrong year
years yes young zone zones again fine notice throughout etcetera happen able area background proven verifiable sound
mondays tuesdays wednesdays thursdays fridays saturdays sundays teens grandparents aviso preciso formado formada ganha ganham muito muitos muita muitas comigo atribuidos serao adicionais pontos
qualify comparable typo honest own ease starts strength
brasileiro brasileiros portugueses argentinos chilenos italianos franceses european american british brazilian
production expired now then certificate certificates qualification polite residential commercial sort second taking sign
producao vigente direto indireto metodologia disciplina certificado parecido valido satisfeito legislacao ordem mesa
tres quatro cinco seis sete oito nove dez doze quinze vinte trinta nine eleven
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro january february march april june july
august october november december segunda terca quarta quinta sexta sabado domingo
acao acoes acesso acordo adequado adicional afins agilidade ajuda algum alguma alto alta ambiente ambientes amigo andamento ano
anos anterior aparelho apoio apresentacao aqui area areas aspecto assunto atencao atender atendimento atividade atividades ativo
ato atual aula bairro base basico bem bom boa boas bons brinde busca cada caixa campo candidato capacidade capaz cargo
carreira carteira casa caso casos categoria centro certo chefe chegar cidade cliente clientes coisa coisas colaborador
colaboradores colega colegas comercial companhia completo comprovado comum condicao condicoes confianca conforto conhecimento
conhecimentos conjunto consumo contato contexto continuo contrato conta contas controle conversa correto crescimento cuidado
curso cursos custo dado dados data demanda demandas demais dentro departamento desafio desejo desempenho desenvolvimento
destaque dia dias diario diaria dica diferente dificuldade direto diretor disponibilidade disposicao diversos doc documento
documentos domicilio dono duas duvida duvidas dois efetivo eficiencia empresa empresas encontro energia entrada entrega
entregas equipamento equipamentos equipe equipes erro escala escolha escritorio espaco especial especifico espirito essencial
estabelecimento estado estrutura evento eventos excelencia excelente execucao exemplo exigencia experiencia externo interno facil facilidade familia
familiares fase ferramenta ferramentas fim final fins fluxo foco folga fonte forma formas forte frente funcao funcionario
funcionarios futuro ganho gente geral gestor gestores grande grandes grupo grupos habilidade historia hora horario horarios
ideia igual importante inicial inicio informacao informacoes instituicao instrucao interesse item itens lado lider lideres
limite linha lista livre local locais loja lojas longo lugar maior manha maneira mao maos mar marca material materiais
medio meio melhor melhoria melhorias membro menor mercado mes meses mesa mesmo meta metas metodo minimo minuto missao modelo modo
momento motivo mudanca mundo natureza necessario necessidade necessidades negocio nivel niveis noite nome norma normas nota novo nova novos
novas numero objetivo objetivos obra oferta operacao operacoes oportunidade opcao ordem orgao otimo outro outra outros outras
padrao padroes pagina pais papel parceiro parceiros parte partes passo pedido pedidos pequeno periodo pessoa pessoas pessoal
plano planos ponto pontos porta porte posicao possivel pouco praca pratica praticas prazo prazos preco preferencia presenca
primeiro principal prioridade problema problemas procedimento procedimentos processo processos produto produtos profissional
profissionais programa projeto projetos proposta proprio publico qualidade qualquer quantidade questao questoes rapido razao
real recurso recursos rede regiao regional registro registrada regra regras relacao relacionamento relatorio requisito respeito responsabilidade resposta
restante resto resultado resultados reuniao reunioes rotina rotinas rua saida sala sede seguinte seguranca semana semanal semestre sentido
serie servico servicos setor setores similar simples sistema sistemas sito situacao situacoes social solicitacao solicitacoes solucao
solucoes suporte tarde tarefa tarefas tema tempo teste texto time times tipo tipos todo toda todos todas total
trabalho trato treinamento turma turno turnos unidade unidades uso usuario usuarios vaga valor valores varios varias
velocidade venda vez vezes viagem viagens vida visao visita visitas vizinho volume vontade zona seguir receber
criar usar levar trazer deixar ficar buscar manter ter fazer dar ver acompanhar garantir apoiar ajudar melhorar propor
`);
