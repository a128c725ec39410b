import { stem } from '../skills/words.ts';

/** Things with more than one name, in both languages: one line each. */
const LINES = `
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
report relatorio
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
phone telephone telefone
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
budget orcamento
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
`;

const groups = new Map<string, Set<string>>();
for (const line of LINES.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stem(word));
  for (const one of stems) groups.set(one, new Set([...(groups.get(one) ?? []), ...stems]));
}

/** Other names of a thing, as stems. */
export const synonymsOf = (word: string): ReadonlySet<string> => groups.get(word) ?? new Set();
