/**
 * @generated SignedSource<<16281456eb9e2b38c45634f2aa191685>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type chatColumns_conversation$data = {
  readonly isActive: boolean;
  readonly lastActivityAt: string;
  readonly lastNumber: number;
  readonly plan: {
    readonly endDate: string;
    readonly mentee: {
      readonly email: string | null;
      readonly name: string;
    };
    readonly mentor: {
      readonly name: string;
      readonly subBranch: string | null;
    };
    readonly startDate: string;
  };
  readonly " $fragmentType": "chatColumns_conversation";
};
export type chatColumns_conversation$key = {
  readonly " $data"?: chatColumns_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"chatColumns_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "chatColumns_conversation"
};

(node as any).hash = "f7049fbfc6d785f5d3aeff7cdca28da1";

export default node;
