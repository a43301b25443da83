export declare function rulesFor(picture: string, css: string): string;
export declare function variableClasses(): { replaceIn(root: ParentNode): void; rules(): string };
