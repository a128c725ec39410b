import {
  type Contact,
  MAX_APPLICATION_CHARACTERS as MAX,
  MAX_CONTACTS,
} from '@lauda/domain/application/application';
import { storable } from '@lauda/domain/application/changes';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { useApplication } from './use-application.ts';

const FIELDS = ['name', 'role', 'email', 'phone'] as const;
const TYPES = { name: 'text', role: 'text', email: 'email', phone: 'tel' } as const;

/** Contacts at the company. */
export function ContactsCard({ openApplication }: { openApplication: OpenApplication }) {
  const text = useText();
  const { contacts } = useApplication(openApplication);
  const editContacts = (make: (contacts: readonly Contact[]) => readonly Contact[]) =>
    openApplication.edit((now) => ({ ...now, contacts: make(now.contacts) }));
  const add = () =>
    editContacts((now) => [...now, { id: crypto.randomUUID(), name: '', role: '', email: '', phone: '' }]);
  return (
    <Card>
      <CardHeader title={text('applications.contacts')} />
      <div className="grid gap-4">
        {contacts.map((contact, index) => (
          <fieldset key={contact.id} className="grid gap-3 rounded-card border border-border p-3">
            <legend className="sr-only">
              {contact.name.trim() || text('applications.contactNumber', { number: index + 1 })}
            </legend>
            {FIELDS.map((field) => (
              <Field
                key={field}
                label={text('applications.contactField', { field })}
                labelEnd={
                  field === 'name' && (
                    <IconButton
                      size="sm"
                      label={text('applications.removeContact', {
                        name:
                          contact.name.trim() || text('applications.contactNumber', { number: index + 1 }),
                      })}
                      onClick={() => editContacts((now) => now.filter(({ id }) => id !== contact.id))}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  )
                }
              >
                <Input
                  type={TYPES[field]}
                  value={contact[field]}
                  maxLength={MAX.line}
                  autoComplete="off"
                  onFocus={() => openApplication.hold(['contacts', contact.id])}
                  onBlur={() => openApplication.hold(null)}
                  onChange={({ target: { value } }) =>
                    editContacts((now) =>
                      now.map((one) =>
                        one.id === contact.id ? { ...one, [field]: storable(value, MAX.line) } : one,
                      ),
                    )
                  }
                />
              </Field>
            ))}
          </fieldset>
        ))}
        <Button
          size="sm"
          className="justify-self-start"
          disabled={contacts.length >= MAX_CONTACTS}
          onClick={add}
        >
          <Plus aria-hidden />
          {text('applications.addContact')}
        </Button>
      </div>
    </Card>
  );
}
