export interface OptionProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

export interface ChoiceProps<Choice extends string> extends OptionProps<Choice> {
  choices: Choice[];
  words: Record<Choice, string>;
}
