/**
 * @generated SignedSource<<1a211681362749f902ee25967559174b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewDays_preview$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly isDayOff: boolean;
    readonly slots: ReadonlyArray<{
      readonly startsAt: string;
    }>;
  }>;
  readonly sessions: ReadonlyArray<{
    readonly id: string;
    readonly startsAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"BookedSession_booking">;
  }>;
  readonly " $fragmentType": "PreviewDays_preview";
};
export type PreviewDays_preview$key = {
  readonly " $data"?: PreviewDays_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewDays_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewDays_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SlotPreviewDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDayOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "slots",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookedSession_booking"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SlotPreview",
  "abstractKey": null
};
})();

(node as any).hash = "51950227358d064c0a276ee04051830a";

export default node;
