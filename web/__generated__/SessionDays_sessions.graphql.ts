/**
 * @generated SignedSource<<05f85d8823e184c91e328d0591869689>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDays_sessions$data = ReadonlyArray<{
  readonly id: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDays_booking">;
  readonly " $fragmentType": "SessionDays_sessions";
}>;
export type SessionDays_sessions$key = ReadonlyArray<{
  readonly " $data"?: SessionDays_sessions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDays_sessions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SessionDays_sessions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionDays_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "6e819a8659e28bc879013f773f2fc0db";

export default node;
