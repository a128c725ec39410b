import { describe, expect, it } from 'vitest';
import { adSkills } from './ad-skills.ts';
import { readAd } from './read-ad.ts';

const skillsOf = (text: string, kind: 'must' | 'nice' | 'duty' = 'must') =>
  adSkills({ start: 0, text, kind, isHeaded: true }).map(({ concept }) => concept.id);
const linesOf = (ad: string) => readAd(ad).lines.map(({ kind, text }) => `${kind}: ${text}`);

describe('skills of a line', () => {
  it.each([
    ['4 years of orbital tube bending', ['phrase:orbital-tube-bending']],
    ['Cake decorating with sugar flowers', ['cake-decorating', 'phrase:sugar-flowers']],
    ['Licensed plumber in Ohio', ['plumbing-license']],
    ['High school diploma, fast typing', ['typing']],
    ['Ensino superior em Logística, Administração ou Engenharia', []],
    ['Conhecimento da ABNT NBR 5410 e da IEC 61439-1', ['phrase:abnt-nbr-5410', 'phrase:iec-61439-1']],
    ['Able to stand and lift 40 lbs', []],
    ['Vivência em obras, CNH categoria C', ['construction', 'cnh-c']],
    ['Full licence with category C', ['phrase:full-licence-with-category-c']],
  ])('reads %j', (text, ids) => {
    expect(skillsOf(text)).toEqual(ids);
  });

  it('takes no words of the place or of whom one reports to for a skill', () => {
    expect(skillsOf('Report to the night manager, calibrate scales', 'duty')).toEqual([
      'phrase:calibrate-scales',
    ]);
    expect(skillsOf('Keep services healthy in production', 'duty')).not.toContain('production-line');
  });
});

describe('parts of an ad', () => {
  it('reads headings behind pictures, and lists of pictures', () => {
    expect(
      linesOf(
        'Vendedora\n\n💻 No seu dia a dia você vai:\n- Montar vitrine\n\n🧩 O que você precisa ter\n🔹 Operação de caixa\n🔹 Excel\n\n🎁 Benefícios\n🔹 Curso de inglês',
      ),
    ).toEqual(['duty: Montar vitrine', 'must: Operação de caixa', 'must: Excel']);
  });

  it('takes a name and its value for no heading', () => {
    expect(
      linesOf(
        'Baker\n\nCompany: Old Mill, Leeds\nReports to: Head Baker\nType: full time\n\nThe job\n- Shape loaves\n\nIn your bag\n- Sourdough\n\nWhat would be nice\n- Food hygiene certificate',
      ),
    ).toEqual(['duty: Shape loaves', 'must: Sourdough', 'nice: Food hygiene certificate']);
  });

  it('reads what paragraphs without headings ask for, and a bare list', () => {
    const [line] = readAd('Paralegal\n\nCandidates should have experience with entity formation.').lines;
    expect(line && adSkills(line).map(({ concept }) => concept.id)).toEqual(['phrase:entity-formation']);
    expect(linesOf('Pedreiro\n\n- NR-18 e NR-35 em dia\n- Salário da categoria')).toEqual([
      'must: NR-18 e NR-35 em dia',
    ]);
  });

  it('leaves out whom a firm invites, and keeps the people that one will care for', () => {
    const ad = (line: string) => `Carer\n\nRequirements\n- First aid\n- ${line}`;
    expect(linesOf(ad('Women and veterans are encouraged to apply'))).toEqual(['must: First aid']);
    expect(linesOf(ad('Care of people with disabilities'))).toHaveLength(2);
  });

  it('leaves out questions and what is not asked for', () => {
    expect(
      linesOf(
        'Motorista\n\nRequisitos\n- CNH D\n- Gosta de viajar?\n\nNão exigimos foto. Entre em contato já.',
      ),
    ).toEqual(['must: CNH D']);
  });
});
