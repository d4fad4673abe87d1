/**
 * @generated SignedSource<<86cf25e89b9c1a0e119e440dfc1f878e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type movedToast_booking$data = {
  readonly mentorName: string;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"calendarSession_booking">;
  readonly " $fragmentType": "movedToast_booking";
};
export type movedToast_booking$key = {
  readonly " $data"?: movedToast_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"movedToast_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "movedToast_booking"
};

(node as any).hash = "c9433982767ecd3b17138ec25bf62158";

export default node;
