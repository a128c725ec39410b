import { stem } from '../../skills/words.ts';

/**
 * Words that describe the same work in ads and resumes, in both languages, one group per line. Wider than synonyms: an
 * ad says 'staff' where a resume says 'pickers'. A word may be in several groups.
 */
const LINES = `
teach train coach mentor instruct educate show onboard precept tutor orient explain class lesson workshop training trainer mentoring ensinar treinar orientar capacitar instruir formar mentoria treinamento capacitacao orientacao aula oficina palestra preceptoria monitoria explicar
lead supervise manage run direct oversee head command guide coordinate boss charge leadership leader crew liderar supervisionar coordenar gerir gerenciar chefiar comandar dirigir lideranca coordenacao supervisao gestao chefia frente encarregado
staff team crew employee worker people associate colleague personnel technician operator assistant apprentice driver picker milker waiter helper intern subordinate guard stylist trainee report member equipe time pessoal funcionario colaborador trabalhador auxiliar operador tecnico pessoa turma quadro ajudante estagiario analista assistente motorista vendedor atendente vigilante
hire recruit interview select screen source staffing recruitment hiring vacancy contratar recrutar selecionar entrevistar recrutamento selecao admissao vaga contratacao
dismiss fire terminate layoff severance offboard termination demitir desligar rescindir rescisao desligamento demissao
plan schedule roster rota timetable arrange organize organise calendar shift planning scheduling dispatch assign allocate distribute lookahead planejar programar agendar escalar organizar distribuir escala cronograma agenda planejamento programacao agendamento alocar designar
check inspect verify audit review examine control monitor watch supervise test proofread assess evaluate look inspection verification audit monitoring examination conferir verificar inspecionar auditar revisar examinar controlar monitorar fiscalizar vistoriar avaliar conferencia verificacao inspecao vistoria auditoria revisao fiscalizacao controle monitoramento acompanhar acompanhamento checar checagem checklist
watch monitor track follow supervise observe surveillance camera alarm monitoring acompanhar monitorar observar vigiar rastrear monitoramento acompanhamento rastreamento vigilancia camera alarme
fix repair mend restore service maintain troubleshoot overhaul replace swap correct maintenance repairing restoration servicing consertar reparar arrumar restaurar corrigir manter conserto reparo manutencao troca trocar substituir substituicao correcao corretiva
find diagnose troubleshoot trace locate detect identify investigate fault diagnosis root cause investigation deviation deviate diagnosticar identificar localizar detectar investigar descobrir diagnostico identificacao investigacao analise causa desvio
problem fault failure breakdown outage downtime defect issue incident trouble error malfunction alarm falha defeito pane queda parada problema incidente ocorrencia erro chamado indisponibilidade interrupcao
sell sale selling upsell recommend promote retail pitch close quota vender venda comercializar recomendar oferecer promover comercializacao ofertar
buy purchase order procure source acquire procurement purchasing ordering supply comprar adquirir cotar encomendar compra aquisicao cotacao suprimento pedido
negotiate negotiation bargain deal terms negociar negociacao barganha
customer client guest patron visitor caller shopper consumer buyer public user patient passenger resident member subscriber account cliente hospede visitante consumidor comprador publico usuario paciente passageiro morador associado assinante freguesia fregues lojista produtor
serve attend assist greet receive welcome host help wait answer service reception counter atender receber recepcionar servir acolher auxiliar atendimento recepcao balcao acolhimento
answer reply respond handle resolve query question request ticket call enquiry inquiry complaint response responder resolver tratar esclarecer tirar duvida consulta solicitacao chamado reclamacao resposta resolucao atender atendimento
complaint unhappy angry upset difficult dissatisfied conflict dispute escalation grievance objection reclamacao queixa insatisfeito conflito dificil reclamar
write draft prepare compose author document produce report record wrote written writing redigir escrever elaborar preparar documentar produzir relatar redacao elaboracao relatorio documentacao registro
report statement summary minutes record log document paper paperwork file form notice memo report relatorio laudo parecer ata documento registro formulario memorando oficio demonstrativo planilha informe
record log register enter input book post chart note data entry capture keep registrar lancar anotar cadastrar digitar inserir escriturar apontar registro lancamento cadastro digitacao anotacao escrituracao apontamento prontuario alimentar
file archive store organize sort filing records arquivar organizar guardar arquivo arquivamento organizacao
send submit file transmit deliver lodge issue filing submission enviar transmitir entregar protocolar emitir envio transmissao entrega protocolo emissao
issue emit invoice bill print billing invoicing emitir faturar imprimir emissao faturamento nota fiscal guia
pay payment payable disburse settle wage remittance pagar quitar liquidar pagamento pagar repasse
collect receive charge take receivable debt collection payment cash fee receipt cobrar receber recolher arrecadar cobranca recebimento caixa taxa inadimplente
reconcile balance match tie reconciliation close conciliar fechar bater conciliacao fechamento acerto extrato
count stocktake inventory tally audit cycle stock contar inventariar contagem inventario estoque balanco
cost price estimate quote costing estimation budget pricing orcar precificar estimar custear orcamento custo preco cotacao precificacao composicao margem gasto despesa
budget spend cost forecast expense financial money profit margin wage labor orcamento verba custo despesa gasto previsao lucro margem economia financeiro
save reduce cut lower shrink decrease trim minimize reduction saving reduzir cortar diminuir baixar economizar reducao queda economia diminuicao
increase grow raise improve boost expand lift optimize growth improvement aumentar crescer melhorar ampliar elevar otimizar aumento crescimento melhoria ampliacao otimizacao
build make create produce develop construct design assemble craft form construir criar produzir desenvolver montar fabricar fazer elaborar criacao producao desenvolvimento montagem fabricacao construcao confeccao confeccionar
design draw sketch layout draft model drawing graphic desenhar projetar modelar diagramar desenho projeto modelagem diagramacao criacao layout arte
install fit mount set wire lay connect put commission installation hang instalar montar fixar passar conectar instalacao montagem ligacao
operate run drive handle use work operation operating operar dirigir conduzir manusear usar utilizar operacao conducao uso utilizacao pilotar
drive haul transport deliver carry ship move truck route trip transportation delivery hauling freight dirigir transportar entregar levar conduzir frete transporte entrega rota viagem carga
load unload pick pack stack move handle pallet loading unloading picking packing carregar descarregar separar embalar empilhar movimentar carga descarga separacao embalagem movimentacao expedicao carregamento
receive intake accept deliver goods receiving receber receber conferir recebimento entrada mercadoria
stock inventory supply store warehouse replenish shelf restock estoque almoxarifado deposito armazem repor reposicao abastecer abastecimento insumo consumivel
clean wash sanitize sweep mop disinfect tidy hygiene cleaning sanitation housekeeping limpar lavar higienizar desinfetar varrer limpeza higienizacao lavagem desinfeccao faxina asseio conservacao
cook prepare bake grill chef kitchen dish meal food cooking cookery cozinhar preparar assar grelhar cozinheiro cozinha prato refeicao preparo comida chef commis
care look nurse treat assist bathe feed patient caring cuidar tratar assistir cuidado assistencia tratamento banho paciente
medicine medication drug dose infusion drip prescription medicamento remedio medicacao droga dose infusao prescricao
assess evaluate measure examine analyze analyse analysis assessment evaluation measurement avaliar medir analisar examinar avaliacao medicao analise exame mensurar indicador
analyze analyse study research examine investigate interpret data analysis insight metric kpi indicator dashboard analisar estudar pesquisar interpretar analise estudo pesquisa dado indicador painel metrica relatorio
dashboard report chart visual looker panel kpi painel relatorio grafico dashboard indicador
present explain show pitch speak presentation demonstrate demo demonstration apresentar explicar demonstrar mostrar expor apresentacao demonstracao palestra exposicao
talk speak communicate liaise contact meet converse discuss dialogue meeting conversation communication conversar falar comunicar dialogar reunir contatar conversa dialogo reuniao comunicacao contato articular articulacao interlocucao
meeting huddle session talk briefing standup conference gathering reuniao encontro conversa assembleia palestra dialogo
family parent relative guardian responsible familia familiar pai mae responsavel parente
child pupil student kid learner class youth teenager crianca aluno estudante turma adolescente jovem educando infantil
event fair show trade webinar workshop conference party banquet exhibition launch function wedding evento feira palestra oficina congresso exposicao festa vitrine lancamento banquete dia
campaign ad advertising promotion marketing ppc paid adwords campanha anuncio propaganda publicidade promocao trafego midia
email newsletter mailing flow journey automation drip lifecycle mail fluxo jornada automacao disparo boletim
write blog post content copy article copywriting landing texto conteudo redacao artigo postagem publicacao
code program develop implement software script application app api service coding programming development programar desenvolver implementar codificar programacao desenvolvimento codigo sistema aplicacao aplicativo api software
test qa automated testing unit verify validation validate quality teste testar ensaio validacao validar qualidade automatizado
deploy release publish ship launch rollout deployment pipeline ci cd continuous integration delivery implantar publicar lancar implantacao publicacao entrega deploy pipeline integracao continua automatizar
server cloud host infrastructure aws azure gcp datacenter network servidor nuvem infraestrutura hospedagem datacenter rede
network router switch connectivity lan wan internet fiber rede roteador internet fibra conectividade cabeamento
secure protect safety security guard prevent protection prevention hazard risk proteger prevenir seguranca protecao prevencao risco epi
safe safety hazard accident toolbox near miss incident osha injury ppe evacuation seguro seguranca acidente risco dds epi cipa incidente evacuacao prevencao nr
comply regulation law rule standard compliance norm legal legislation requirement conformidade norma lei regra legislacao regulamento exigencia padrao
contract agreement vendor supplier contractor subcontractor outsource terms contrato acordo fornecedor empreiteiro terceiro terceirizado contratacao
supplier vendor provider contractor partner manufacturer fornecedor prestador parceiro fabricante empreiteiro terceiro distribuidor
partner collaborate cooperate work join coordinate liaison partnership parceiro colaborar cooperar trabalhar articular parceria colaboracao integracao articulacao
machine equipment device tool line plant machinery apparatus unit turbine maquina equipamento aparelho dispositivo ferramenta linha instrumento ferramental
vehicle car truck van fleet bus trailer tractor lorry veiculo carro caminhao frota onibus carreta van moto
building site house apartment facility property premise office predio edificio obra imovel instalacao casa apartamento edificacao torre condominio
field farm crop plot grower farmer land acre campo fazenda lavoura produtor plantio hectare cultivo safra cultura talhao
plant sow seed harvest crop planting harvesting grow plantar semear colher cultivar plantio colheita semeadura cultivo
weld solder join welding fabrication soldar solda soldagem caldeiraria
wire cable electrical circuit panel conduit fiacao cabo eletrico circuito painel eletroduto quadro
drawing plan blueprint schematic diagram isometric print desenho planta projeto diagrama esquema isometrico
sample specimen assay test analysis lab amostra ensaio teste analise coleta laboratorio
calibrate adjust tune set setup calibration regulate calibrar ajustar regular calibracao ajuste regulagem parametrizar
quality standard nonconformity capa qa qc reject defect qualidade padrao conformidade reprovacao rejeicao defeito refugo
patient resident sick ill client ill paciente doente enfermo residente interno
law court legal case lawsuit hearing judge litigation filing lei tribunal juridico processo audiencia juiz acao forum
client matter case file dossier caso processo cliente autos
tax duty levy return vat icms pis cofins imposto tributo taxa fiscal contribuicao apuracao
payroll wage salary compensation pay folha salario pagamento holerite remuneracao provento verba
holiday vacation leave absence time attendance timesheet ferias ausencia falta ponto frequencia afastamento licenca cobrir
benefit health insurance meal transport voucher beneficio vale convenio plano
approve authorize sign release clear approval authorization aprovar autorizar liberar assinar validar aprovacao autorizacao liberacao
decide determine choose priority prioritize decision decidir definir escolher priorizar decisao definicao prioridade
support help aid assist back assistance apoiar ajudar auxiliar dar suporte apoio ajuda auxilio suporte
update maintain keep refresh current upkeep atualizar manter renovar atualizacao manutencao
brand identity logo guideline brandbook branding marca identidade logotipo manual brandbook
photo image picture retouch photograph shoot foto imagem fotografia tratamento fotografar retoque
print press proof offset printer impressao grafica prova offset imprimir
publish post upload share release publicar postar divulgar publicacao divulgacao
fuel consumption mileage diesel economy gas combustivel consumo diesel media gasolina etanol economia
speed fast quick pace velocidade ritmo rapido agil
emergency rescue urgent first aid response code evacuation emergencia urgencia socorro resgate pronto plantao
waste trash garbage recycle disposal residue lixo residuo descarte reciclagem coleta seletiva
water sewage plumbing pipe piping agua esgoto tubulacao encanamento hidraulica tubo linha spool
concrete pour slab form formwork masonry concreto laje forma alvenaria fundacao
temperature cold heat fridge refrigeration chill temperatura frio refrigeracao camara geladeira
allergen hygiene haccp food safety alergeno higiene appcc manipulacao sanitaria
menu dish recipe plate cardapio prato receita ficha
table cover seat service waiting mesa lugar salao servico
room bed check-in reservation booking front desk quarto leito reserva hospedagem recepcao
appointment booking schedule consult calendar consulta agendamento horario marcacao agenda
phone call telephone line contact ring telefone telefonico ligacao chamada contato
mail correspondence letter parcel courier correspondencia malote carta encomenda correio
key access badge pass door entry control chave acesso cracha portaria passe entrada
theft steal shoplift loss shrinkage furto roubo perda
evidence proof testimony court witness prova evidencia testemunho
migrate move transfer convert migration transition migrar transferir converter migracao transferencia
predict forecast predictive model prediction machine learning prever previsao preditivo modelo projecao modelagem
query sql database data warehouse table consulta banco dado sql tabela
document documentation wiki manual procedure sop guide documentar documentacao manual procedimento pop guia
community neighborhood resident leader social outreach comunidade comunitario bairro lideranca social territorio
donation fundraising grant sponsor captacao doacao patrocinio recurso
diversity inclusion disability special need autism inclusao deficiencia especial tea autismo adaptacao
read literacy alphabetize book reading leitura alfabetizacao letramento livro ler
grade mark assess exam homework nota correcao prova avaliacao diagnostica sondagem
lawn garden landscape prune mow jardim grama poda jardinagem rega
paint coat finish primer pintar pintura acabamento revestimento
cut trim shave hair style haircut corte cortar cabelo penteado
color dye tint balayage highlight foil coloracao tintura luzes mechas
wood carpentry furniture cabinet joinery madeira marcenaria movel carpintaria
sew fabric garment stitch textile costura costurar tecido roupa confeccao
animal cow herd cattle livestock pet vet calf animal vaca gado rebanho bovino pecuaria
breed inseminate reproduction pregnancy insemination reproducao inseminacao prenhez
feed ration nutrition diet alimentacao racao nutricao dieta trato
spray pesticide apply pest disease insect scout pulverizar defensivo aplicar praga doenca inseto agrotoxico pulverizacao
soil fertility fertilizer sample solo fertilidade adubo amostragem adubacao
map gps gis survey mapping mapa gps georreferenciamento levantamento topografia
permit license application zoning approval alvara licenca autorizacao licenciamento
bid tender procurement auction licitacao pregao edital concorrencia
insurance claim policy premium seguro sinistro apolice
loan credit lending mortgage debt emprestimo credito financiamento
invest portfolio asset fund carteira investimento ativo fundo
risk exposure mitigate assessment risco exposicao mitigacao
strategy plan roadmap vision goal estrategia plano meta visao
goal target quota objective kpi meta objetivo alvo indicador
`;

const groups = new Map<string, Set<string>>();
for (const line of LINES.trim().split('\n')) {
  const stems = line
    .trim()
    .split(/\s+/)
    .map((word) => stem(word));
  for (const one of stems) {
    const others = groups.get(one) ?? new Set();
    groups.set(one, others);
    for (const other of stems) if (other !== one) others.add(other);
  }
}

/** Stems of words that may describe the same work. */
export const workWordsLike = (word: string): ReadonlySet<string> => groups.get(word) ?? new Set();
