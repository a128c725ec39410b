import { stem } from '../../skills/words.ts';

/** Things with more than one name, in both languages, one per line. */
const LINES = `
broken faulty defective damaged quebrado defeituoso danificado
above over acima
corn maize milho
novice newcomer starter novato iniciante calouro
employee worker staff associate personnel colleague coworker funcionario colaborador empregado
customer client patron consumer cliente consumidor
student pupil learner kid child aluno estudante crianca
shop store outlet loja
company firm business employer empresa
photo picture image photograph foto imagem
website site page pagina
car vehicle automobile carro veiculo
truck lorry caminhao
meeting reuniao encontro
report relatorio laudo
mistake error erro
complaint issue problem reclamacao problema
delivery shipment entrega remessa
order pedido
invoice bill fatura nota
supplier vendor fornecedor
goods merchandise product item mercadoria produto
machine equipment machinery maquina equipamento
test exam examination quiz prova exame teste
class lesson aula
course curso
money cash dinheiro
contract agreement contrato acordo
cost expense spend spending custo despesa gasto
revenue sales turnover receita faturamento venda
salary wage pay salario
lawsuit case litigation suit processo acao
app application aplicativo
bug defect fault defeito falha
release launch lancamento
dashboard panel painel
training treinamento capacitacao
doctor physician medico
patient paciente
city town municipality cidade municipio
house home residence casa residencia
building predio edificio
parent family pai familia
book livro
recipe receita
dish plate meal prato refeicao
restaurant restaurante
kitchen cozinha
school escola colegio
teacher professor
nurse enfermeiro
manager gerente
line linha
team equipe time grupo group squad crew
goal target objective meta objetivo
deadline due prazo
task job duty tarefa atividade
tool ferramenta
plan plano
schedule timetable calendar agenda cronograma
sprint cycle iteration ciclo
phone telephone call telefone telefonema ligacao
email mail mensagem message
letter carta
guideline guide manual handbook guia
procedure protocol process procedimento protocolo processo
rule policy norma regra politica
inspection check checkup inspecao verificacao vistoria
repair fix conserto reparo
accident incident injury acidente incidente
waste loss desperdicio perda
stock inventory estoque inventario
warehouse depot armazem deposito
shift turno plantao
wait espera
speed velocidade
accuracy precision precisao acuracia
satisfaction satisfacao
growth increase rise crescimento aumento
drop decrease reduction fall queda reducao
participant attendee participante
guest visitor hospede visitante
member membro
audience public publico
article paper artigo
experiment trial assay ensaio experimento
sample amostra
data information dados informacao
query consulta
file document record arquivo documento registro
request ticket solicitacao chamado
area region zone regiao
floor ward unit andar unidade setor sector department departamento
budget spend orcamento verba
tax imposto tributo
bank banco
account conta
payment pagamento
purchase compra
quality qualidade
safety seguranca
health saude
food alimento comida
water agua
energy power energia
network rede
software program programa
computer computador
language idioma lingua
translation traducao
text copy texto
ad advertisement advert anuncio
brand marca
event evento
trip journey route viagem rota
road street estrada rua
load cargo freight carga frete
driver motorista
blueprint drawing schematic desenho planta
billing bill payment pay paying cobranca pagamento
advertising ad ads advertisement paid publicidade propaganda anuncio
commercial sales comercial venda vendas
clerk agent attendant atendente
handover handoff
laboratory lab laboratorio
developer programmer coder programador desenvolvedor
lawyer attorney solicitor advogado
assistant aide helper assistente ajudante auxiliar
cook cozinheiro
cleaner janitor custodian faxineiro
waiter waitress garcom
cashier teller caixa
seller salesperson salesman vendedor
carpenter joiner carpinteiro marceneiro
mechanic technician mecanico tecnico
apprentice trainee aprendiz
beginner novice iniciante
newcomer hire recruit novato
elderly senior older idoso
infant baby bebe
disease illness condition doenca enfermidade
treatment therapy care tratamento terapia cuidado assistencia
surgery operation cirurgia operacao
medicine medication drug remedio medicamento
wound injury lesao ferida
appointment visit booking consulta agendamento
reservation booking reserva
room bedroom quarto
stay estadia hospedagem
fee charge price tarifa preco taxa
discount rebate desconto
profit earnings lucro
debt arrears divida debito
loan credit emprestimo credito
savings economia poupanca
forecast projection prediction previsao projecao
trend tendencia
survey questionnaire poll pesquisa enquete questionario
interview entrevista
feedback opinion retorno
research study investigation pesquisa estudo
hypothesis hipotese
analysis assessment evaluation review analise avaliacao
improvement enhancement melhoria
change modification alteration mudanca alteracao
update atualizacao
migration move migracao
outage downtime interruption stoppage parada interrupcao
breakdown failure fault quebra falha pane
maintenance upkeep servicing manutencao
part component peca componente
fleet frota
fuel combustivel
trailer carreta reboque
pallet palete
parcel package pacote encomenda
shelf rack prateleira
label tag etiqueta
crop harvest lavoura safra colheita
farm fazenda
cattle livestock gado rebanho
soil solo
seed semente
wire cable fio cabo
pipe tube cano tubo
weld solda
wood timber lumber madeira
concrete concreto
site jobsite obra canteiro
tenant renter inquilino
landlord owner proprietario
estate property imovel propriedade
hearing audiencia
ruling verdict judgment sentence decisao sentenca
witness testemunha
brief petition pleading peticao
clause clausula
compliance conformidade
regulation law statute lei regulamento
homework assignment licao
grade mark score nota
curriculum syllabus curriculo
workshop seminar oficina seminario
lecture talk presentation speech palestra apresentacao
library biblioteca
newsletter bulletin boletim
post publication publicacao postagem
follower subscriber seguidor assinante
campaign campanha
layout design leiaute
prototype mockup prototipo
screen interface tela
button botao
server servidor
database banco
backup copia
password senha
user usuario utilizador
feature functionality recurso funcionalidade
requirement requisito
code codigo
help support assistance ajuda apoio suporte
advice guidance counsel orientacao conselho
duty responsibility responsabilidade
skill ability competencia habilidade
night evening noite
holiday vacation feriado ferias
`;

const groups = new Map<string, Set<string>>();
for (const line of LINES.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stem(word));
  for (const one of stems) groups.set(one, new Set([...(groups.get(one) ?? []), ...stems]));
}

/** Other names for a thing, as stems. */
export const synonymsOf = (word: string): ReadonlySet<string> => groups.get(word) ?? new Set();
