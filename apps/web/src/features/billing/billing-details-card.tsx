import type { Plan } from '@lauda/contract/billing/plans';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { addressLines } from './address-lines.ts';

interface BillingDetailsCardProps {
  info: NonNullable<Plan['billingInfo']>;
  isOpening: boolean;
  onEdit: () => void;
}

/** The billing address; changed at the payment provider. */
export function BillingDetailsCard({ info, isOpening, onEdit }: BillingDetailsCardProps) {
  const text = useText();
  const { name, email, address } = info;
  const lines = [name, email, ...addressLines(address)].filter(Boolean);
  return (
    <Card>
      <CardHeader
        title={text('billing.details')}
        description={text('billing.detailsAdvice')}
        action={
          <Button size="sm" isLoading={isOpening} onClick={onEdit}>
            {text('billing.detailsEdit')}
          </Button>
        }
      />
      <address className="text-sm not-italic">
        {lines.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
    </Card>
  );
}
