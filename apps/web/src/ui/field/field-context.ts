import { createContext, use } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** What a control inside a Field carries so that label, hint and error belong to it. */
export const useFieldControl = (): FieldControl => use(FieldContext);

/** The label itself, for what belongs to the control but is another element: its list. */
export const fieldLabelId = ({ id }: FieldControl): string | undefined => id && `${id}-label`;
