import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { type SortDirection, SortableHeaderCell } from '../../ui/table/sortable-header-cell.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';

const PEOPLE = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Davi Rocha', 'Elisa Prado', 'Fábio Nunes'];

export function DataSection() {
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const people = direction === 'ascending' ? PEOPLE : PEOPLE.toReversed();
  return (
    <>
      <Table label="Users" className="max-h-64">
        <thead>
          <tr>
            <TableHeaderCell className="w-12">
              <Checkbox label="Select all" isLabelHidden isIndeterminate />
            </TableHeaderCell>
            <SortableHeaderCell direction={direction} onSort={setDirection}>
              Name
            </SortableHeaderCell>
            <SortableHeaderCell direction={null} onSort={() => {}}>
              Plan
            </SortableHeaderCell>
            <TableHeaderCell>Signed up</TableHeaderCell>
            <TableHeaderCell align="end">Resumes</TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {people.map((name, index) => (
            <TableRow key={name} aria-selected={index === 1}>
              <TableCell>
                <Checkbox label={name} isLabelHidden defaultChecked={index === 1} />
              </TableCell>
              <TableCell className="font-medium whitespace-nowrap">{name}</TableCell>
              <TableCell>{index % 2 ? <Badge tone="primary">Pro</Badge> : <Badge>Free</Badge>}</TableCell>
              <TableCell className="whitespace-nowrap text-muted">14/11/2026</TableCell>
              <TableCell align="end">{index * 3 + 1}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <Card>
        <CardHeader
          level={3}
          title="Pro Monthly"
          description="Renews on 14 December 2026 for R$ 5,00."
          action={<Badge tone="primary">Popular</Badge>}
        />
        <Button>Manage plan</Button>
      </Card>
    </>
  );
}
