export declare function rulesFor(picture: string, css: string): string;
export declare function variableRules(root: ParentNode): string;
