import { createContext, use } from 'react';

export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** Attributes that associate label, hint and error with a control inside a Field. */
export const useFieldControl = (): FieldControl => use(FieldContext);

/** Id of the label, for elements that belong to the control, such as its listbox. */
export const fieldLabelId = ({ id }: FieldControl): string | undefined => id && `${id}-label`;
