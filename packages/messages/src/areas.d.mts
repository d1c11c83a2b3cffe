export function listAreas(): string[];
export function readArea(language: string, area: string): [key: string, message: string][];
