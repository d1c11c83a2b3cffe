/** The part of JSON Schema that option schemas come out as. */
export type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  required?: string[];
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
};
