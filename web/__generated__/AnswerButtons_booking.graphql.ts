/**
 * @generated SignedSource<<ed5652e598e5cdab98e97a3452ce5af9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerButtons_booking$data = {
  readonly proposal: {
    readonly expiresAt: string;
  } | null | undefined;
  readonly viewerCanAnswerNoShow: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDialogs_answer">;
  readonly " $fragmentType": "AnswerButtons_booking";
};
export type AnswerButtons_booking$key = {
  readonly " $data"?: AnswerButtons_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerButtons_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerButtons_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanAnswerNoShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionDialogs_answer"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "cceccf4d2a763869ccb9e5ca7f23b62d";

export default node;
