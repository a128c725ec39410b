/**
 * Sectors: how ads name them, then what jobs in them mention. Prefixes of words, without accents; '_' joins the words
 * of a name. A prefix of up to four letters must be the whole word. Narrower sectors come first.
 */
export const SECTORS = `
finedining | fine_dining michelin rosette_kitchen alta_gastronomia | fine_dining michelin rosette tasting_menu alta_gastronomia menu_degustacao
school_catering | contract_catering education_catering school_catering contract_or_education_catering refeicoes_coletivas merenda cozinha_industrial restaurante_corporativo restaurantes_corporativos | contract_cater school_kitchen school_cater canteen refeitorio merenda refeicoes_coletivas
medical_device | medical_device medical_devices medtech dispositivos_medicos equipamentos_medicos | medical_device medtech implant surgical_instrument iso_13485 equipamento_medico dispositivo_medico
dental | dental_practice dental_clinic dentistry odontologia clinica_odontologica | dental dentist odonto
veterinary | veterinary animal_health veterinaria pet_shop mercado_pet | veterin animal_hospital pet_shop clinica_vet
care | long-term_care care_home care_homes nursing_home nursing_homes aged_care senior_living home_care instituicao_de_longa_permanencia | care_home nursing_home senior_living assisted_living residents home_care idoso cuidador residencial_senior
health | healthcare health_care hospital hospitals medical_clinic medical_clinics medical_office clinical_setting area_da_saude saude hospitalar clinicas_medicas | hospital clinic medical patient nurs ward surgery health saude paciente enferm clinica ambulat upa ubs santa_casa unimed
supermarket | supermarket supermarkets grocery supermercado supermercados varejo_alimentar | supermarket grocer supermercado mercado atacarejo hortifruti
fashion | fashion apparel clothing textile textiles moda vestuario confeccao textil | fashion apparel cloth garment textile boutique moda vestuario confec textil roupa
sports | sports outdoor sporting_goods outdoor_industry esportes esportivo | sport outdoor athlet fitness esport
furniture | furniture moveleiro moveis | furniture cabinet movel moveis marcen
ecommerce | e-commerce ecommerce online_retail comercio_eletronico | e-commerce ecommerce online_store online_shop marketplace loja_virtual loja_online
retail | retail varejo varejista lojas_de_varejo comercio_varejista | retail store stores shop shops supermarket grocer boutique cashier merchandis varejo loja lojas supermercado magazine pdv caixa filial filiais balcao balconista papelaria
wholesale | wholesale distributor atacado atacadista distribuidora | wholesal distribut atacad distribuidora
hotel | hotel hotels hotelaria resort resorts rede_hoteleira | hotel resort inn hostel pousada hospede
tourism | tourism travel_industry turismo agencia_de_viagens | touris travel_agen tour_guide turismo agencia_de_viagen
restaurant | restaurantes restaurants bares_e_restaurantes food_service gastronomia foodservice | restaurant kitchen bistro chef banquet cater cafe diner restaurante cozinha bar lanchonete buffet pizzaria gastro
hospitality | hospitality hospitalidade | hotel resort guest restaurant kitchen bistro chef banquet catering pousada restaurante cozinha hospede bar
multifamily | multifamily residential_construction residencial_multifamiliar edificacoes_residenciais | multifamily apartment condo residential apartamento torre residencia
roadworks | road_construction highway_construction infrastructure_projects pavimentacao obras_viarias infraestrutura_viaria | highway road_construction paving bridge pavimenta rodovi viari drenagem ponte
construction | construction construcao_civil obras civil_construction | site building construct contractor job_site jobsite superintend builder buildings obra construtora edificio canteiro incorporadora multifamily
realestate | real_estate property_management imobiliario imobiliaria mercado_imobiliario | real_estate property_manag realt imobili imovel imoveis
mining | mining mining_equipment mineracao setor_mineral | mining mine quarry minera minerio mina
steel | steel metallurgy metallurgical metalurgica metalurgico siderurgia siderurgica metalmecanica metal-mecanica | steel metallurg foundry forge metalurg siderurg caldeiraria usinagem fundicao
shipbuilding | shipyard shipbuilding estaleiro maritime maritimo | ship shipyard vessel naval marine offshore estaleiro navio embarca
aerospace | aerospace aviation airline aeronautica aviacao aeroespacial aeroporto | aerospace aviation aircraft airline aero airport aeronave aeroporto aeronaut
automotive | automotive auto_industry dealership dealerships automotivo automotiva concessionaria oficina montadora | automot vehicle car cars dealership garage mechanic veiculo oficina concessionaria montadora autopec
chemical | chemical_industry chemicals industria_quimica petroquimica | chemical petrochem quimic petroquim
plastics | plastics injection_molding plasticos borracha | plastic injection_mold polymer plastic borracha
paper | pulp_and_paper papel_e_celulose celulose | pulp paper_mill celulose papel
sugarethanol | sugar_and_ethanol sucroenergetico sucroalcooleiro usinas_de_cana acucar_e_alcool | sugar ethanol cana acucar etanol sucro
food | food_industry food_and_beverage food_manufacturing food_production alimentos industria_alimenticia alimenticio alimenticia bebidas frigorifico laticinios | food beverage bakery dairy brew alimento bebida frigorifico panific laticin cervej
pharma | pharmaceutical pharmaceuticals pharma biotech biotechnology life_sciences farmaceutica farmaceutico | pharma drug biotech biopharma gmp farma medicament
laboratory | testing_laboratory analises_clinicas | laborator lab labs analytical laboratorio
oilgas | oil_and_gas petroleum oleo_e_gas petroleo | oil gas petrol refiner pipeline drilling petro oleo refinaria
solar | solar solar_pv photovoltaic energia_solar fotovoltaica solar_or_battery_storage | solar photovolt fotovolt inversor_solar
wind | wind_energy wind_farm eolica energia_eolica parques_eolicos | wind turbine eolic
energy | energy utilities power_generation renewable renewables renewable_energy energia eletrico setor_eletrico energia_eletrica | energy power utility utilities renewab solar wind turbine grid substation energia eletric hidreletric usina
water | water_utility wastewater water_treatment saneamento tratamento_de_agua | water_treat wastewater sewer saneamento esgoto
telecom | telecom telecommunications telecomunicacoes provedor provedores | telecom fiber ftth broadband fibra operadora provedor
manufacturing | manufacturing factory factories industrial_environment industrial_setting ambiente_industrial industria industrias industrial chao_de_fabrica | manufactur factory plant production mill assembl industr fabrica producao usina linha_de metalurg
coldchain | cold_storage cold_chain refrigerated camara_fria cadeia_fria | cold_stor cold_chain refriger freezer camara_fria congelad
thirdparty | third-party_logistics 3pl operador_logistico | 3pl third-party_log operador_logist
logistics | logistics transport transportation distribution_center distribution supply_chain trucking freight logistica transporte transportadora transportadoras | logistic warehouse freight transport deliver distribut truck carrier transportadora armazem frete entrega cd
fintech | fintech fintechs | fintech payment billing checkout lending neobank pagamento cobranca credito banco_digital
payments | payments payment_industry meios_de_pagamento pagamentos | payment pagamento pix acquir adquirenc
banking | banking bank banks financial_services finance_sector fintech fintechs bancos banco mercado_financeiro setor_bancario setor_financeiro servicos_financeiros instituicoes_financeiras | bank credit_union loan invest financ banco credito fintech corretora pagamento pix
insurance | insurance seguros seguradora seguradoras | insur claims underwrit policyholder seguro seguradora sinistro apolice
healthplans | health_insurance health_plans saude_suplementar operadora_de_saude planos_de_saude | health_plan health_insur saude_suplementar operadora_de_saude plano_de_saude sinistralidade
higher_education | higher_education university universities ensino_superior universidades faculdades | universit college higher_education campus universidade faculdade
education | education schools school_setting teaching_environment educacao escolas rede_publica_de_ensino rede_particular educacao_basica | school college universit teach student classroom escola colegio universidade aluno professor ensino
public | public_sector government municipal_government local_government state_government federal_government setor_publico administracao_publica orgaos_publicos gestao_publica prefeitura prefeituras | public state city_of county government municip council public_records permit agency prefeitura secretaria municipal governo orgao_publico servidor
law | law_firm law_firms legal_sector legal_industry escritorio_de_advocacia escritorios_de_advocacia | law attorney litigat paralegal llp advoca juridic
accounting | accounting_firm accounting_firms public_accounting escritorio_contabil escritorios_contabeis escritorio_de_contabilidade contabilidade_terceirizada | accounting_firm cpa_firm public_account contabil contabilidade
consulting | consulting consulting_firm consultancy consultoria | consult
agency | advertising_agency creative_agency agencia_de_publicidade | agency agencia advertis
media | publishing broadcasting newspaper editora imprensa jornalismo radiodifusao | publish newspaper magazine broadcast radio tv editora jornal revista
gaming | game_industry | game games studio jogo jogos
software | software tecnologia software_company software_companies saas tech_company tech_industry technology_company startup startups empresa_de_software empresa_de_tecnologia setor_de_tecnologia | software saas startup app engineer developer platform desenvolvedor tecnologia sistemas plataforma
agriculture | agriculture agribusiness agricultural farm farms farming agronegocio agro agricola agropecuaria | farm dairy crop grower herd seed agronom fazenda lavoura safra agro agric cooperativa gado soja usina cana acucar etanol
beauty | beauty beauty_industry cosmetics estetica beleza cosmeticos | salon beauty hair cosmet barber spa stylist salao beleza cabel estetic barbear
fitness | fitness gym gyms academias | gym fitness personal_train academia
cleaning | cleaning_industry facilities_services facility_management janitorial limpeza_profissional limpeza_hospitalar | clean janitor facilit limpeza higieniz facilities
security | security_industry private_security corporate_security seguranca_patrimonial seguranca_privada | security guard patrol vigilan seguranca
callcenter | call_center call_centre contact_center telemarketing central_de_atendimento | call_cent contact_cent telemarket central_de_atend sac
nonprofit | nonprofit non-profit nonprofits charity charities ngo ngos terceiro_setor ong ongs organizacoes_sociais | nonprofit non-profit charit foundation ngo volunteer ong instituto associacao
social | social_services child_welfare assistencia_social politica_de_assistencia suas | social_work social_serv welfare assistente_social assistencia_social cras creas paif
union | union_environment unionized ambiente_sindicalizado | union sindicat
events | event_industry events_industry eventos mercado_de_eventos | event wedding banquet evento festa
condos | condominiums condominios administradora_de_condominios | condomin
`;
