/**
 * @generated SignedSource<<3b4099e49cd5408c5bfd3535a87a243e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFacts_booking$data = {
  readonly endDate: string | null | undefined;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "PlanFacts_booking";
};
export type PlanFacts_booking$key = {
  readonly " $data"?: PlanFacts_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFacts_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFacts_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "6cda3f1035e4975c8f740ab730448900";

export default node;
