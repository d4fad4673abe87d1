/**
 * @generated SignedSource<<6be39747e17a7246710aa9ee685a3fc4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookIncludedSessionButton_plan$data = {
  readonly callsRemaining: number;
  readonly viewerCanBookCall: {
    readonly allowed: boolean;
    readonly reason: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSession_plan">;
  readonly " $fragmentType": "BookIncludedSessionButton_plan";
};
export type BookIncludedSessionButton_plan$key = {
  readonly " $data"?: BookIncludedSessionButton_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookIncludedSessionButton_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callsRemaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanBookCall",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookIncludedSession_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "fa9f9b2bfa39db3bb7a0987304b249e1";

export default node;
