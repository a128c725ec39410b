/**
 * Sectors: how ads name them, then what the jobs in them speak of. Beginnings of words without accents; a name of several
 * words stands with '_'.
 */
export const SECTORS = `
health | healthcare health_care hospital hospitals medical_clinic medical_clinics clinical_setting saude hospitalar clinicas_medicas | hospital clinic medical patient nurs ward surgery health saude paciente enferm clinica ambulat upa ubs santa_casa unimed
retail | retail varejo varejista lojas_de_varejo | retail store shop supermarket grocer boutique cashier merchandis varejo loja supermercado magazine pdv caixa
hospitality | hospitality hotel hotels hotelaria restaurantes restaurants fine_dining catering food_service gastronomia | hotel resort guest restaurant kitchen bistro chef banquet catering hotel pousada restaurante cozinha hospede bar
construction | construction construcao_civil obras civil_construction multifamily residential_construction | construct contractor site building superintend builder obra construtora edificio canteiro incorporadora multifamily
manufacturing | manufacturing industry factory industrial_environment industria industrial chao_de_fabrica | manufactur factory plant production mill assembl industr fabrica producao usina linha
logistics | logistics transport transportation distribution supply_chain logistica transporte transportadora | logistic warehouse freight transport deliver distribut truck transportadora armazem frete entrega cd
banking | banking bank financial_services finance_sector fintech bancos mercado_financeiro setor_bancario servicos_financeiros | bank credit loan invest financ banco credito fintech corretora
insurance | insurance seguros seguradora | insur claim underwrit policyholder seguro seguradora sinistro apolice
education | education schools higher_education teaching_environment educacao ensino_superior escolas rede_publica_de_ensino educacao_basica | school college universit teach student classroom escola colegio universidade aluno professor ensino
public | public_sector government municipal_government local_government setor_publico administracao_publica orgaos_publicos prefeitura | city_of county government municip council public public state prefeitura secretaria municipal governo publico orgao
law | law_firm law_firms legal_sector escritorio_de_advocacia escritorios_de_advocacia | law attorney litigat paralegal legal advoca juridic
software | software saas tech_company startup technology_company tecnologia empresa_de_software | software saas startup developer app platform engineer tecnologia sistemas plataforma
agriculture | agriculture agribusiness farm farming agronegocio agro agricola | farm dairy crop grower herd seed fazenda lavoura safra agro cooperativa gado soja
food | food_industry food_and_beverage food_manufacturing alimentos industria_alimenticia alimenticio bebidas | food beverage bakery dairy brew alimento bebida frigorifico panific laticin
automotive | automotive auto dealership automotivo concessionaria oficina | auto vehicle car dealership garage mechanic veiculo oficina concessionaria montadora
energy | energy oil_and_gas utilities power_generation renewable energia petroleo oleo_e_gas eletrico solar | energy power utility oil gas solar wind grid energia eletric usina petro
pharma | pharmaceutical pharma biotech life_sciences farmaceutica farmaceutico | pharma drug biotech laborator farma medicament laboratorio
ecommerce | e-commerce ecommerce online_retail comercio_eletronico | e-commerce ecommerce online marketplace
nonprofit | nonprofit non-profit charity ngo terceiro_setor ong | nonprofit charit foundation ngo volunteer ong instituto associacao
security | security_industry seguranca_patrimonial seguranca_privada | security guard patrol vigilan seguranca
telecom | telecom telecommunications telecomunicacoes | telecom fiber fibra network rede
realestate | real_estate property_management imobiliario imobiliaria mercado_imobiliario | real_estate property realt imobili imovel
accounting | accounting_firm public_accounting escritorio_contabil escritorio_de_contabilidade contabilidade_terceirizada | accounting_firm cpa_firm audit contabil escritorio_contabil
`;
